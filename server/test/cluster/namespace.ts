import { execFileSync } from 'node:child_process';

/**
 * A computer of its own as far as the network goes: a Linux network namespace and a wire to it. The wire can be pulled
 * out: nothing passes, nobody is told, and what was on its way is sent again when it is back. Needs root.
 */
export class Namespace {
  readonly #name: string;
  readonly #wire: string;
  /** Our end of the wire, and its end. */
  readonly ours: string;
  readonly theirs: string;

  private constructor(name: string, wire: string, ours: string, theirs: string) {
    this.#name = name;
    this.#wire = wire;
    this.ours = ours;
    this.theirs = theirs;
  }

  /** Why there are none here; null where there are. */
  static whyNot(): string | null {
    try {
      ip('netns', 'add', `cifra-${process.pid}-probe`);
      ip('netns', 'del', `cifra-${process.pid}-probe`);
      return null;
    } catch (error) {
      const { stderr, message } = error as { readonly stderr?: Buffer; readonly message: string };
      return stderr?.toString().trim() || message;
    }
  }

  static open(nth: number): Namespace {
    const { pid } = process;
    const [name, wire] = [`cifra-${pid}-${nth}`, `cf${pid.toString(36)}${nth}`];
    // Two addresses a wire, of a private network that the number of this process chooses.
    const network = `10.${128 + (pid % 64)}.${(pid >> 6) % 256}`;
    const [ours, theirs] = [`${network}.${4 * nth + 1}`, `${network}.${4 * nth + 2}`];
    ip('netns', 'add', name);
    ip('link', 'add', `${wire}a`, 'type', 'veth', 'peer', 'name', `${wire}b`, 'netns', name);
    ip('addr', 'add', `${ours}/30`, 'dev', `${wire}a`);
    ip('link', 'set', `${wire}a`, 'up');
    ip('-n', name, 'addr', 'add', `${theirs}/30`, 'dev', `${wire}b`);
    ip('-n', name, 'link', 'set', `${wire}b`, 'up');
    ip('-n', name, 'link', 'set', 'lo', 'up');
    return new Namespace(name, `${wire}a`, ours, theirs);
  }

  get starter(): readonly string[] {
    return ['ip', 'netns', 'exec', this.#name];
  }

  pull(): void {
    ip('link', 'set', this.#wire, 'down');
  }

  plugIn(): void {
    ip('link', 'set', this.#wire, 'up');
  }

  close(): void {
    ip('netns', 'del', this.#name);
  }
}

function ip(...args: readonly string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
