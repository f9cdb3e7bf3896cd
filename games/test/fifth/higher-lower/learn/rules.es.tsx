export function Rules() {
  return (
    <ol>
      <li>Cada cual esconde un número. Por turnos se dice uno que el otro podría ser.</li>
      <li>Se oye si es mayor o menor. Gana quien antes lo diga.</li>
    </ol>
  );
}
