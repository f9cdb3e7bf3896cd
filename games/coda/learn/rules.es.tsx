import { DashRow, OwnRow, TheirRow } from './examples.tsx';

export function Rules() {
  return (
    <>
      <p>
        Cada cual coloca una fila secreta de fichas. Di los números de las demás; gana quien conserve la última ficha en
        pie.
      </p>
      <h2>El comienzo</h2>
      <ul>
        <li>Hay 24 fichas: del 0 al 11, oscuras y claras. Los colores nunca son secretos; los números, sí.</li>
        <li>Cada persona toma cuatro fichas (tres si juegan cuatro) y elige cuántas son oscuras.</li>
        <li>La fila sube desde la izquierda. De dos números iguales, el oscuro va a la izquierda.</li>
      </ul>
      <OwnRow language="es" caption="Tu fila: tú ves los números; el resto, solo los colores." />
      <h2>Un turno</h2>
      <ol>
        <li>Roba una ficha del color que quieras. Solo tú ves su número.</li>
        <li>Ataca: señala una ficha oculta de otra persona y di su número.</li>
        <li>
          Si aciertas, queda abierta. Ataca otra vez o plántate; entonces tu ficha robada entra oculta en tu fila.
        </li>
        <li>Si fallas, tu ficha robada entra abierta y se acaba tu turno.</li>
      </ol>
      <TheirRow
        language="es"
        caption="La ficha marcada es clara y está a la derecha de un 10: es un 10 o un 11. Quien tiene el 11 claro lo sabe."
      />
      <h2>El final</h2>
      <ul>
        <li>Cuando se acaba el montón se ataca sin robar; si fallas, abres una de tus fichas.</li>
        <li>Con todas las fichas abiertas quedas fuera. La última persona con una ficha oculta gana en el acto.</li>
      </ul>
      <h2>Opciones</h2>
      <DashRow
        language="es"
        caption="Dos guiones del juego avanzado: uno en un extremo y otro entre dos sietes. Los dos sitios valen."
      />
      <ul>
        <li>
          <strong>Guiones</strong>: dos fichas más, que se ponen donde su dueño quiera y se aciertan diciendo «guion».
          En la salida todos ordenan su fila y dicen «listo» una vez, así nadie sabe quién tiene uno.
        </li>
        <li>
          <strong>Reloj</strong>: 80 segundos por decisión; llegar tarde cuenta como fallo o, tras un acierto, como
          plantarse.
        </li>
        <li>
          <strong>De memoria</strong>: solo se puede releer el último ataque y no hay notas.
        </li>
        <li>
          <strong>Torneo</strong>: tres rondas por puntos. Un acierto da 1; la última ficha de alguien, 3 más; la ronda,
          5; y quien gana suma lo que siga oculto.
        </li>
      </ul>
    </>
  );
}
