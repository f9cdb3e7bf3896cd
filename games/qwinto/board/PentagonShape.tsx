/** A pentagon points at what its line pays: to the right on the turned sheet, downwards on the lying one. */
export function PentagonShape() {
  return (
    <svg class="qwinto-pentagon" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path class="points-on" d="M7 1H73L99 50 73 99H7Q1 99 1 90V10Q1 1 7 1z" />
      <path class="points-down" d="M10 1H90Q99 1 99 8V66L50 99 1 66V8Q1 1 10 1z" />
    </svg>
  );
}
