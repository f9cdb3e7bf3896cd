export function Rules() {
  return (
    <ol>
      <li>Both hide a number. In turn you name one that the other’s could be.</li>
      <li>You hear whether theirs is higher or lower. Whoever names it first wins.</li>
    </ol>
  );
}
