import { DiceExample, SheetExample } from './examples.tsx';

export function Rules() {
  return (
    <>
      <p>
        Llena tres filas con números que suben. Cada número que sale es para todos. Las doce líneas que cruzan las filas
        van numeradas; en un teléfono en vertical la hoja está girada y van de arriba abajo.
      </p>
      <h2>Un turno</h2>
      <ol>
        <li>A quien le toca lanza uno, dos o tres dados, y puede volver a lanzarlos todos una vez.</li>
        <li>
          El número es la suma. Todo el mundo decide a la vez y en secreto: anotarlo o no anotar nada. Hasta que elija
          la última persona, puedes cambiar de idea.
        </li>
        <li>Se anota en una casilla vacía de una fila cuyo dado se haya lanzado.</li>
      </ol>
      <DiceExample language="es" caption="Naranja 4 y morado 2: un 6 para la fila naranja o la morada." />
      <h2>Dónde cabe un número</h2>
      <ul>
        <li>En una fila los números suben del principio al final. Se pueden dejar huecos y llenarlos después.</li>
        <li>En una línea no se repite ningún número; el orden es libre.</li>
        <li>Quien lanzó y no anota marca un fallo. El resto, nunca.</li>
      </ul>
      <SheetExample language="es" caption="La línea 3 está llena (3, 5, 6): da el número de su pentágono, 6." />
      <h2>El final y los puntos</h2>
      <ul>
        <li>Termina cuando alguien llena dos filas o marca su cuarto fallo.</li>
        <li>Una fila llena da su último número. En las demás, cada número vale un punto.</li>
        <li>Una línea llena de tres casillas (3, 4, 8, 9 o 10) da el número de su pentágono.</li>
        <li>Cada fallo cuesta cinco puntos. Gana quien tenga más; si hay empate, se comparte la victoria.</li>
      </ul>
      <p>A solas lanzas siempre tú, y juegas por la puntuación.</p>
    </>
  );
}
