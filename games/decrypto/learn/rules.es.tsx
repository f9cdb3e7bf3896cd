import { Clues, Keywords } from './examples.tsx';

export function Rules() {
  return (
    <>
      <p>Dos equipos envían códigos a la vista: claros para su lado, demasiado vagos para el otro.</p>
      <h2>El secreto de un equipo</h2>
      <p>Cada equipo tiene cuatro palabras clave, del 1 al 4, para toda la partida. El otro equipo nunca las ve.</p>
      <Keywords
        words={['río', 'piano', 'nieve', 'león']}
        caption="Cuatro palabras clave en la pantalla de tu equipo."
      />
      <h2>Una ronda</h2>
      <ol>
        <li>En cada equipo cifra una persona, por turnos. Cada una ve su propio código: tres cifras distintas.</li>
        <li>Escriben una pista por cifra, en el orden del código. Nada se muestra hasta que ambas las entregan.</li>
        <li>
          Se muestran las pistas blancas. El equipo blanco, sin quien cifra, responde; el negro intenta interceptar. En
          secreto.
        </li>
        <li>Se muestra el código. Después, lo mismo con las pistas negras.</li>
      </ol>
      <Clues code={[4, 2, 1]} clues={['melena', 'teclas', 'puente']} caption="El código 4-2-1: león, piano, río." />
      <p>
        Tras cada mitad todo el mundo conoce el código, y la hoja reúne las pistas bajo su cifra. Así descubre el otro
        equipo cuáles pueden ser tus palabras. En la primera ronda nadie intercepta.
      </p>
      <h2>Fichas y final</h2>
      <ul>
        <li>
          Acertar el código del rival es una intercepción: se enciende una luz redonda. Una respuesta propia equivocada
          es un fallo: una luz cuadrada.
        </li>
        <li>Dos intercepciones ganan y dos fallos pierden; se comprueba al final de la ronda.</li>
        <li>
          Si eso no decide, o tras ocho rondas, cuentan las intercepciones menos los fallos; después cada equipo dice
          las palabras del otro.
        </li>
      </ul>
      <h2>Pistas</h2>
      <ul>
        <li>
          Una palabra o frase sobre lo que significa la palabra clave: no sobre sus letras, longitud, lugar o sonido.
        </li>
        <li>Nunca una palabra clave propia, su traducción o una forma suya; nunca la misma pista dos veces.</li>
        <li>El juego rechaza lo que reconoce y dice por qué.</li>
      </ul>
      <h2>El reloj de arena</h2>
      <p>
        Quien entrega primero sus pistas le da la vuelta: a la otra persona que cifra le quedan 30 segundos (o 60, 90, o
        todo el tiempo, según la mesa). Cuando se acaba, cuenta lo que esté escrito y el resto queda en blanco, sin
        fichas. También se puede poner un límite para responder: sin respuesta a tiempo es un fallo; sin intercepción,
        no pasa nada.
      </p>
      <h2>De viva voz</h2>
      <p>
        Si la mesa lo permite, quien cifra puede decir sus pistas en voz alta cuando llega su mitad, en lugar de
        escribirlas. La hoja pone «dicha»; se pueden apuntar después, o nunca. Valen las mismas reglas. Los bots no
        oyen, así que a esa mesa no se sientan.
      </p>
      <h2>Tres personas</h2>
      <p>
        Dos forman equipo y cifran por turnos; la tercera intercepta a solas y gana una luz por cada intercepción
        acertada y por cada respuesta equivocada. Con dos luces en cinco rondas, gana.
      </p>
    </>
  );
}
