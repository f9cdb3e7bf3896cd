import type { Shape, View } from '@cifra/kernel';

/** Does a seat see the same now as it saw then? A match goes on also where there is nothing of it for this seat. */
export function isSameView(then: View<Shape>, now: View<Shape>): boolean {
  return hasSameHands(then, now) && isSame(then.table, now.table);
}

export function hasSameHands(then: View<Shape>, now: View<Shape>): boolean {
  return isSame(then.hands, now.hands);
}

/** Of plain JSON, of which a fold leaves most as it was: what both share is not looked into. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [parts, others] = [Object.entries(one), Object.entries(other)];
  if (Array.isArray(one) !== Array.isArray(other) || parts.length !== others.length) return false;
  return parts.every(([key, part]) => Object.hasOwn(other, key) && isSame(part, other[key as keyof typeof other]));
}
