/** Throws unless the value survives JSON as it is: no undefined, no NaN, no class but the kernel's own. */
export function assertJson(value: unknown, path: string): void {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`${path} is ${value}`);
    return;
  }
  if (Array.isArray(value)) {
    // A hole reads as undefined, which JSON has not.
    for (let at = 0; at < value.length; at++) assertJson(value[at], `${path}[${at}]`);
    return;
  }
  if (typeof value !== 'object') throw new Error(`${path} is ${typeof value}`);
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new Error(`${path} is not a plain object`);
  for (const [key, inner] of Object.entries(value)) assertJson(inner, `${path}.${key}`);
}
