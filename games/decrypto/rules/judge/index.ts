import { appoint } from '../appointed.ts';
import { whyNotWords } from './beside.ts';
import { parseCommand } from './commands.ts';
import { decide } from './decide.ts';
import { allowed, parseEarlierOptions, recall } from './earlier.ts';
import { SAMPLE_CLUES } from './samples.ts';
import { draws, setup } from './setup.ts';

appoint({
  earlier: { parseOptions: parseEarlierOptions, allowed, recall },
  parseCommand,
  draws,
  setup,
  decide,
  whyNotWords,
  samples: SAMPLE_CLUES,
});

/** The rules of whoever runs a match. */
export * from '../table.ts';
