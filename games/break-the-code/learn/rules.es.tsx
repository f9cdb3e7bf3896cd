import { CardsExample, RowExample } from './examples.tsx';

export function Rules() {
  return (
    <>
      <p>Hay fichas tras las pantallas y preguntas en el centro. Pregunta bien y di antes que nadie la fila oculta.</p>
      <h2>Las fichas</h2>
      <ul>
        <li>Veinte fichas: cada número del 0 al 9 en negro y en blanco. Los dos 5 son verdes e iguales.</li>
        <li>Una fila va en orden ascendente; de dos números iguales, el negro va a la izquierda.</li>
        <li>Sus lugares se llaman a, b, c, d, e desde la izquierda.</li>
      </ul>
      <RowExample language="es" caption="Una fila: dos 3, primero el negro; el 5 verde no es ni negro ni blanco." />
      <h2>Qué se busca</h2>
      <ul>
        <li>Dos personas: cinco fichas cada una; buscas la fila rival.</li>
        <li>Tres personas: cinco cada una; cuatro: cuatro cada una. Todas buscan la fila del centro.</li>
      </ul>
      <h2>Un turno: preguntar o decir</h2>
      <ul>
        <li>
          <strong>Pregunta</strong> con una de las seis cartas abiertas. Las demás personas responden sobre su fila
          (entre cuatro, tú también) y todo el mundo lo oye. Algunas cartas llevan dos números: elige uno. Cada carta se
          usa una sola vez.
        </li>
        <li>
          <strong>Di la fila</strong>: entre dos, en voz alta y cuantas veces quieras, una por turno. Entre tres o
          cuatro, en secreto y una sola vez.
        </li>
      </ul>
      <h2>Las cartas</h2>
      <CardsExample
        language="es"
        caption="Las veintiuna cartas, y lo que responde a cada una la fila de arriba; si la carta lleva dos números, al primero. Un 5 es impar y cuenta en las sumas, pero no es ni negro ni blanco; entre vecinas, el verde es un color más."
      />
      <h2>El final</h2>
      <ul>
        <li>
          Entre dos: si acierta quien va después, gana. Si acierta quien empezó, la otra persona tiene un intento para
          empatar.
        </li>
        <li>
          Entre más: tras un acierto se completa la ronda y ganan todas las personas que acierten. Quien falla queda
          fuera, pero responde.
        </li>
        <li>Si se acaban las cartas termina la partida: empate entre dos; entre más, no gana nadie.</li>
      </ul>
      <h2>Opciones</h2>
      <ul>
        <li>
          <strong>Cartas compartidas</strong>: quien pregunta también responde a la suma, la tercera ficha y la
          diferencia.
        </li>
        <li>
          <strong>Última oportunidad</strong>: al acabarse las cartas, quien siga en juego puede intentarlo una vez más.
        </li>
        <li>
          <strong>Un solo intento</strong>: entre dos, equivocarse es perder.
        </li>
      </ul>
    </>
  );
}
