/** What the command line says, in English. */
export const en = {
  seat: (seat: number) => `Player ${seat + 1}`,
  seeHelp: 'See “cifra --help”, or “cifra <command> --help”.',
  options: (game: string) => `Options of ${game} (--option name=value):`,
  noOptions: (game: string) => `${game} has no options.`,
  byDefault: (value: string) => `(default: ${value})`,

  overview: (games: string) => `cifra – digits and ciphers, in the terminal

Usage: cifra <command> [--lang en|es]

  serve             open the house: rooms, matches and bots over the network
  play <game>       play a match here, against bots or around one keyboard
  referee           hold a match for a program: JSON lines in, JSON lines out
  simulate <game>   let random players or bots play many matches, and count
  replay <file>     step through a match file with the eyes of one viewer
  verify <file>     derive a finished match anew from its opened seed
  review <file>     what each seat could have known, what it chose, and what was luck

  house             the link to the operator's page of a house
  backup <file>     copy a house, running or stopped, into one file
  restore <file>    go back to such a copy
  move              carry a stopped house to PostgreSQL, or back to a folder
  rooms             list the rooms of a house; close one, or take it off the public list
  people            who is known; ban somebody; give out or delete what is kept
  prune             delete what is older than the house keeps it
  doctor            look at everything that may be wrong, and say what to do

  cifra <command> --help          how a command is called
  cifra play <game> --help        also what options that game has
  cifra --version

Games (players):
${games}

Exit codes: 0 all is well · 1 what was checked is wrong · 2 called wrongly · 130 cut short by Ctrl-C`,

  serving: (url: string) => `The house is open at ${url} (Ctrl-C closes it)`,
  servingNearby: (url: string) => `In the same network: ${url}`,
  diskFailed:
    'The disk failed to keep what was written, so the house has closed. Nothing that was acknowledged before is lost. Look at the disk, then start it again.',
  servingHouse: (url: string) => `For the operator alone: ${url}`,

  house: {
    link: (url: string) => `${url}\nWhoever has this link can close rooms and ban people: keep it to yourself.`,
    state: (connections: number | null, people: number, lately: number, bans: number): string =>
      [
        connections === null ? 'The house is stopped.' : `Connections now: ${connections}.`,
        `People known: ${people}, in the last week ${lately}. Banned: ${bans}${bans === 0 ? '' : ' (“cifra people bans”)'}.`,
      ].join(' '),
    neverBackedUp: 'Never copied. “cifra backup FILE” makes a copy.',
    lastBackup: (file: string, when: string, isThere: boolean): string =>
      isThere ? `Last copy: ${when}, ${file}` : `Last copy: ${when}; it is not at ${file} any more.`,
    moreRooms: 'There are more rooms: --limit shows them, filters find them.',
    noRooms: 'No rooms.',
    roomColumns: ['room', 'game', 'phase', 'listed', 'here', 'matches', 'KB', 'last move', 'seats'],
    roomClosed: (room: string) => `${room} is closed, and everything of it is deleted.`,
    unlisted: (room: string) => `${room} is not in the public list any more; whoever has its link can still enter.`,
    relisted: (room: string) => `${room} is in the public list again, where its host wants it.`,
    nobody: 'Nobody.',
    peopleColumns: ['person', 'nickname', 'last day here'],
    noBans: 'Nobody is banned.',
    banned: (who: string) => `${who} is not let in any more.`,
    unbanned: (who: string) => `${who} is let in again.`,
    forgotten: (who: string, rooms: number) =>
      `The house does not know ${who} any more. What they played stands in ${rooms} ${rooms === 1 ? 'room' : 'rooms'} until ${rooms === 1 ? 'it is' : 'they are'} closed.`,
    pruned: (isDryRun: boolean, rooms: number, kilobytes: number, people: number) =>
      `${isDryRun ? 'Would be deleted' : 'Deleted'}: rooms ${rooms} (${kilobytes} KB), people ${people}.`,
    contents: (rooms: string, matches: string, people: string, megabytes: string, moved: string | null) =>
      `rooms: ${rooms}, finished matches: ${matches}, nicknames: ${people}, ${megabytes} MB${moved === null ? '' : `, last move ${moved}`}`,
    backedUp: (file: string, contents: string) => `${file} is a whole copy of the house (${contents}).`,
    restorePlan: (file: string, contents: string, folder: string, now: string | null): string =>
      [
        `The copy ${file} is whole (${contents}).`,
        now === null
          ? `It becomes the house in ${folder}, where there is none.`
          : now === 'unreadable'
            ? `It replaces what is in ${folder}, which cannot be read.`
            : `It replaces the house in ${folder} (${now}).`,
      ].join('\n'),
    moved: (rooms: number, entries: number, replayed: number) =>
      `Moved: ${rooms} rooms with ${entries} entries, counted on both sides; ${replayed} of them were replayed. The old house is still where it was.`,
    restored: (folder: string, kept: string | null) =>
      kept === null
        ? `Done. Start the house with “cifra serve --data ${folder}”.`
        : `Done. What was there is kept as ${kept}. Start the house with “cifra serve --data ${folder}”.`,
  },

  help: {
    serve: `Usage: cifra serve [--port N] [--host ADDRESS] [--data FOLDER] …

Opens the house: the pages, the HTTP interface and the rooms, with everything kept in one folder.

  --port N                  where to listen (8080; PORT)
  --host ADDRESS            on which address of this computer (0.0.0.0; HOST)
  --data FOLDER             where logs and names are kept (./data; CIFRA_DATA)
  --database URL            a PostgreSQL that many processes share, instead of the folder (DATABASE_URL)
  --database-pool N         connections to it at once (10; CIFRA_DATABASE_POOL)
  --database-seconds N      how long a question to it may take (5; CIFRA_DATABASE_SECONDS)
  --database-wait N         seconds for which it is waited for at the start (60; CIFRA_DATABASE_WAIT)
  --site FOLDER             the pages, built by yourself (web/dist; CIFRA_SITE)
  --public-url URL          how people reach the house through a proxy (CIFRA_PUBLIC_URL)
  --source URL              where the source of this house is (where its checkout came from; CIFRA_SOURCE)
  --proxies N               how many proxies say who the client is (0; CIFRA_PROXIES)
  --log LEVEL               silent, error, warn, info or debug (info; CIFRA_LOG)
  --thinkers N              processes in which bots think (CIFRA_THINKERS)
  --room-idle SECONDS       when a quiet room leaves memory (60; CIFRA_ROOM_IDLE)
  --rooms-per-hour N        that one person or address may open (60; CIFRA_ROOMS_PER_HOUR)
  --messages-per-second N   that one person may send (25; CIFRA_MESSAGES_PER_SECOND)
  --requests-per-minute N   from one address (600; CIFRA_REQUESTS_PER_MINUTE)
  --sockets-per-address N   open at once (200; CIFRA_SOCKETS_PER_ADDRESS)
  --storage MB              how large the data may become (10000; CIFRA_STORAGE)
  --keep-rooms DAYS         delete rooms that were quiet for so long (0, never; CIFRA_KEEP_ROOMS)
  --keep-empty DAYS         the same for rooms in which nobody ever played (90; CIFRA_KEEP_EMPTY)
  --keep-people DAYS        forget people who stay away for so long (0, never; CIFRA_KEEP_PEOPLE)
  --smtp URL                a mail server, so that people can be called by mail (none; CIFRA_SMTP)
  --mail-from ADDRESS       whom such mail comes from (CIFRA_MAIL_FROM)
  --notices-inside yes|no   webhooks and push may lead into your own network (no; CIFRA_NOTICES_INSIDE)
  --house-link              print the link to the operator's page; “cifra house” does so later

A flag wins over its variable. See docs/hosting.md.`,
    play: `Usage: cifra play <game> [--seats N] [--as SEAT[,SEAT…] | --hotseat] [--bots NAME]
                  [--option name=value …] [--seed TEXT] [--save FILE]

Plays a match in the terminal. You have the first seat, which is number 0; the others play at random, or as --bots says.

  --seats N         how many sit at the table
  --as 0,2          the seats at this keyboard; “--as spectator” only watches
  --hotseat         every seat is at this keyboard; the screen is empty while it is passed on
  --bots NAME       who has the other seats: random (by default), a level (novice, club, master),
                    or somebody by name: a wrong name lists them all
  --option n=v      an option of the game, as often as there are options
  --seed TEXT       the same text deals the same match
  --save FILE       writes the match file after the outcome

A move is chosen by its number or written: “roll orange yellow”, “guess 0b 2w 5g 5g 9b”, or as JSON.
? explains the other keys. Ctrl-D leaves.`,
    referee: `Usage: cifra referee

Reads JSON lines and answers each one with a JSON line.

  {"game":"<game>","seats":2,"options":{},"chance":{},"seed":"any text"}
  {"seat":0,"command":{"type":"…"}}
  {"view":0}  {"view":"spectator"}  {"legal":0}  {"outcome":true}
  {"toAct":true}  {"timeout":0}  {"file":true}  {"help":true}

A refusal is {"ok":false,"code":"…","message":"…"} and changes nothing. See docs/referee.md.`,
    simulate: `Usage: cifra simulate <game> [--matches N] [--seats 2 | 2-4 | all] [--option name=value … | --options random]
                      [--timeouts PERCENT] [--seed TEXT] [--save FOLDER] [--json]
       cifra simulate <game> --bots LIST [--threads N] [--matches N] [--option name=value …] [--seed TEXT] [--json]

Lets random players play and counts lengths, winners, points, refusals and speed; or named players, and measures them.

  --matches N         how many matches in all (100), shared out evenly among the numbers of seats
  --seats …           may be given several times; all of the game’s by default
  --options random    other options in every match
  --timeouts PERCENT  how often a player’s time runs out instead (0)
  --seed TEXT         the same text plays the same matches
  --save FOLDER       writes every match file there
  --bots LIST         named players, one a seat, seats alternating: a level, a character, or a player to measure against
  --threads N         with --bots: how many cores to use (all)
  --json              one line of JSON instead of the tables

Ends with 1 if a legal move was refused or a match did not reach its end.`,
    replay: `Usage: cifra replay <file> [--as SEAT|spectator|open] [--from N | --step N] [--all]

Shows a match file entry by entry, as that viewer saw it; “open” shows every secret.

  --as VIEWER   whose eyes (spectator)
  --from N      begins at entry N; the deal is 0
  --step N      shows that entry alone
  --all         everything at once; also without a terminal

On a terminal: Enter goes on, b goes back, a number jumps, q ends.`,
    backup: `Usage: cifra backup <file> [--data FOLDER] [--force] [--json]

Copies the house into one whole file, also while it runs: everything that was acknowledged when the copy began. The file
takes its name only when it is complete and checked. Seeds of running matches and the key that signs cookies are in it:
keep it where nobody else reads it.

  --data FOLDER     the data folder of the house (./data; CIFRA_DATA)
  --force           replace a file that is there
  --json            the answer as a line of JSON`,
    rooms: `Usage: cifra rooms [list] [--game GAME] [--phase PHASE] [--listed] [--quiet DAYS] [--limit N]
       cifra rooms close <room> …        everybody is sent out, and everything of it is deleted
       cifra rooms unlist <room>         it leaves the public list; its link still works
       cifra rooms relist <room>         takes that back

Works on a running house, by a socket in its data folder, and on the data of a stopped one. Where
DATABASE_URL is set and --data is not, the house in that database is meant, whether its processes run or not.

  --phase PHASE     lobby, playing, over or broken
  --listed          only those in the public list
  --quiet DAYS      only those that have not moved for so long
  --limit N         at most so many, those that moved last first (50)
  --data FOLDER     the data folder of the house (./data; CIFRA_DATA)
  --json            the answer as a line of JSON`,
    people: `Usage: cifra people [list] [--name NICKNAME] [--room ROOM]
       cifra people ban <who>            a person of the list, or an address; whoever is there is sent out
       cifra people unban <who>
       cifra people bans                 who is not let in
       cifra people export <person>      what the house keeps under a key, for whoever asks
       cifra people forget <person> --yes   deletes it

A person is 43 letters, the hash of a key: it opens nothing.

  --name NICKNAME   only those who are called so
  --room ROOM       only those who have done something in that room
  --data FOLDER     the data folder of the house (./data; CIFRA_DATA)
  --json            the answer as a line of JSON`,
    prune: `Usage: cifra prune [--keep-rooms DAYS] [--keep-empty DAYS] [--keep-people DAYS] [--dry-run] [--json]

Deletes what is older than the house keeps it, as a running house does by itself every hour. 0 keeps for ever.

  --keep-rooms DAYS    rooms that were quiet for so long, with their matches (0; CIFRA_KEEP_ROOMS)
  --keep-empty DAYS    rooms in which nobody ever played (90; CIFRA_KEEP_EMPTY)
  --keep-people DAYS   people who stay away (0; CIFRA_KEEP_PEOPLE)
  --dry-run            only say what would be deleted
  --data FOLDER        the data folder of the house (./data; CIFRA_DATA)
  --json               the answer as a line of JSON`,
    doctor: `Usage: cifra doctor [--data FOLDER] [--json] [--SETTING VALUE] …

Looks at settings, pages, data, disk, clock, proxy, mail and limits, and whether the house answers: a sentence each, and
what to do. Give it the settings of “cifra serve”: it takes the same flags. Ends with 1 where something is bad.`,
    restore: `Usage: cifra restore <file> [--data FOLDER] [--force] [--json]

Goes back to a copy, while the house is stopped. Checks that the copy is whole and not of a version to come, says what it
will do, and does it. What was in the folder is kept beside it under another name.

  --data FOLDER     the data folder of the house (./data; CIFRA_DATA)
  --force           replace a house that is there
  --json            the answer as a line of JSON`,
    move: `Usage: cifra move --to PLACE [--from PLACE] [--data FOLDER] [--json]

Carries a stopped house from its data folder to PostgreSQL, or back. A place is a folder or an address such as
postgres://user:password@host/name. Cut short, the same command goes on where it was. In the end everything is counted on
both sides, and a sample of rooms is replayed; the old house is left as it is.

  --to PLACE        where the house goes; no other house may be there
  --from PLACE      where it is (the data folder)
  --data FOLDER     the data folder of the house (./data; CIFRA_DATA)
  --json            the answer as a line of JSON`,
    house: `Usage: cifra house [--new] [--data FOLDER] [--json]

Prints the link to the operator's page of a house, running or stopped. It carries a token; whoever has it can look
after the house. The address follows from the settings in the environment (CIFRA_PUBLIC_URL, HOST, PORT).

  --new             make a new token; old links do not work any more
  --data FOLDER     the data folder of the house (./data; CIFRA_DATA)
  --json            the answer as a line of JSON`,
    verify: `Usage: cifra verify <file> … [--promise DIGITS]

Plays each match anew from its opened seed: every shuffle and every roll must be the one in the file, and the seed the
one that was promised before the deal.

  --promise DIGITS   the promise that you saw then: sixteen digits, or all 64 hexadecimal ones

Ends with 0 if everything fits, 1 if something does not, 2 if a file cannot be read.`,
    review: `Usage: cifra review <match file> [--seat N] [--json] [--depth quick|full]

Goes through a finished match decision by decision, with what each seat knew and nothing else: what it could do and what
each was worth, what it chose, what that lost, and how much of the result was luck.

  --seat N       only the decisions of this seat
  --depth full   looks longer (quick by default)
  --json         one JSON object for programs; docs/review.md explains its fields

Ends with 0, with 1 for what is no match, is unfinished or does not follow from its seed, with 2 if it was called wrongly.`,
  },

  refereeLines: [
    '{"game":…,"seats":…,"options":{…},"chance":{…},"seed":"…"} begins a match; options, chance and seed may be left out',
    '{"seat":…,"command":{…}} gives an order',
    '{"view":seat|"spectator"} what that viewer sees',
    '{"legal":seat} what that seat may do; of free text a sample',
    '{"outcome":true} null, or how the match ended',
    '{"toAct":true} whom the match waits for, and whose clock runs',
    '{"timeout":seat} the time of that seat is up',
    '{"file":true} the match file, after the outcome',
  ],

  play: {
    help: `A number plays that move. A move can also be written as it is called, small words left out, or given as JSON.
Part of a move’s text lists the moves that contain it.
  m  all moves      b  the board      ?  this help      q  leave`,
    more: (count: number) => `  … and ${count} more: m shows all of them, part of a text those that contain it.`,
    typed: (examples: string) => `\nOr write: ${examples}   (? for help)`,
    leave: (who: string) => `${who}: press Enter, then pass the keyboard.`,
    sitDown: (who: string) => `${who}: press Enter when only you can see the screen.`,
    ambiguous: (types: string) => `That could be several things. Begin with one of: ${types}.`,
    notUnderstood: 'That is neither a move nor part of one. ? helps.',
    left: 'The match was left before its end.',
    saved: (path: string) => `Saved. See it again with: cifra replay ${path} --as open`,
  },

  simulation: {
    title: (game: string, matches: number, seed: string) =>
      `${game}: ${matches} random ${matches === 1 ? 'match' : 'matches'}, --seed ${seed}`,
    columns: ['seats', 'matches', 'moves', 'min', 'max', 'shared', 'nobody', 'refusals', 'failures', 'matches/s'],
    wins: 'Won',
    scores: 'Points, mean',
    stopped: (seed: string, why: string) => `match --seed ${seed} stopped: ${why}`,
  },

  arena: {
    title: (game: string, matches: number, players: string, seed: string) =>
      `${game}: ${matches} ${matches === 1 ? 'match' : 'matches'} between ${players}, seats alternating, --seed ${seed}`,
    columns: ['player', 'won', 'share (ties split)', 'points', 'ms median', 'ms 95 %', 'ms worst'],
    moves: (moves: string) => `${moves} moves a match on average.`,
    ties: (ties: number, matches: number) => `Tied: ${ties} of ${matches}.`,
    nobody: (nobody: number, matches: number) => `Won by nobody: ${nobody} of ${matches}.`,
  },

  replay: {
    deal: 'the deal',
    head: (at: number, last: number, who: string) => `[${at}/${last}] ${who}`,
    timeUp: (who: string) => `${who} (time is up)`,
    hinted: (who: string) => `${who} (after a hint)`,
    keys: (isLast: boolean): string =>
      isLast ? 'Enter ends, b back, a number jumps:' : 'Enter next, b back, a number jumps, q quit:',
  },

  review: {
    title: (game: string, depth: string) => `${game}, ${depth}`,
    depths: { quick: 'a quick look', full: 'a long look' },
    seatColumns: ['player', 'expected', 'skill', 'dice and deals', 'others', 'result', 'accuracy'],
    decisionColumns: ['move', 'player', 'did', 'worth', 'lost', 'grade', 'better'],
    points: (points: string) => `${points} pts`,
    hinted: (grade: string) => `${grade}, with a hint`,
    moments: 'Worth looking at (see them with “cifra replay <file> --step N”):',
    why: {
      loss: (amount: string) => `gave away ${amount}`,
      found: (amount: string) => `found the one good move, ${amount} better than the next`,
      lucky: (amount: string) => `what came was worth ${amount}`,
      unlucky: (amount: string) => `what came cost ${amount}`,
    },
    better: (move: string) => `; better: ${move}`,
    grades: { best: 'best', good: 'good', inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
    opinions: {
      calibrated:
        'The chances to win are the opinion of our strongest bot, set right by what came of its own matches; they may be off by a few in a hundred.',
      mind: 'The chances and points are the opinion of our strongest bot.',
      models:
        'The chances are the opinion of our bots: of how many of their models would have read a clue, and overheard it.',
    },
    epsilon: (amount: string) =>
      `Grades know only what the seat knew. Whatever is within ${amount} of the best is the best. docs/review.md says how each number is made.`,
  },

  verify: {
    right: (path: string, game: string, seats: number, moves: number) =>
      `${path}: everything fits. ${game}, ${seats} ${seats === 1 ? 'seat' : 'seats'}, ${moves} moves, derived anew from the seed.`,
    wrong: (path: string) => `${path}: does NOT fit.`,
    promised: (digits: string) => `The promise of this deal was ${digits}; the page showed it before the deal.`,
    scripted: (labels: string) => `Not dealt by the seed alone: the chance of ${labels} was written down beforehand.`,
    where: (at: number, who: string, why: string) => `Entry ${at} (${who}): ${why}`,
  },

  refusals: {
    'bad-promise': () => '--promise takes the sixteen digits that the page showed before the deal.',
    'other-promise': ({ promise }: { promise: string }) => `Another promise is in the file: ${promise}.`,
    'bad-assignment': ({ text }: { text: string }) => `“${text}” is not of the form name=value.`,
    'bad-depth': ({ known }: { known: string }) => `--depth is one of: ${known}.`,
    'bad-field': ({ field, expected }: { field: string; expected: string }) =>
      `“${field}” is wrong: expected ${expected}.`,
    'bad-number': ({ flag, min, max }: { flag: string; min: number; max: number }) =>
      `${flag} takes a whole number from ${min} to ${max}.`,
    'no-review': ({ game }: { game: string }) => `Matches of ${game} cannot be reviewed yet.`,
    'no-such-player': ({ player, known }: { player: string; known: string }) =>
      `There is no player “${player}”. There are: ${known}.`,
    'bad-options-plan': () => '--options takes “random”; single options are given by --option name=value.',
    'bad-viewer': ({ viewer, last }: { viewer: string; last: number }) =>
      `There is no viewer “${viewer}”: there are the seats 0 to ${last}, and “spectator”.`,
    'does-not-verify': ({ because }: { because: string }) =>
      `The match does not follow from its seed (${because}); “cifra verify” says where.`,
    endless: () => 'the match does not end.',
    'flag-needs-value': ({ flag }: { flag: string }) => `${flag} needs a value.`,
    'flag-without-value': ({ flag }: { flag: string }) => `${flag} takes no value.`,
    'hotseat-alone': () => 'With --hotseat everybody is at this keyboard: leave out --as and --bots.',
    internal: () => 'A rule of this game broke; the match is closed. This is a mistake of ours, please report it.',
    'no-backup-file': () => 'Which file? Name the copy of the house.',
    'no-place': () => 'Where to? Name a folder or a database with --to.',
    'no-file': () => 'Which match file?',
    'no-game': ({ known }: { known: string }) => `Which game? There are: ${known}.`,
    'no-match': () => 'No match is being played: begin one with {"game":"…","seats":…}.',
    'nobody-to-act': () => 'nobody is to act.',
    'not-json': () => 'This line is not JSON.',
    'not-over': () => 'The match has no outcome yet.',
    'not-utf8': () => 'This line is not UTF-8.',
    'not-with-bots': ({ flag }: { flag: string }) =>
      `${flag} and --bots do not go together: named players sit one a seat and play what --option says, without time-outs, and their matches are not kept.`,
    'nothing-legal': () => 'somebody is to act and has no legal move.',
    'options-twice': () => 'Either --options random or single options, not both.',
    'step-or-from': () => 'Either --step or --from, not both.',
    'threads-need-bots': () => '--threads goes with --bots: random players need one core.',
    'too-deep': ({ max }: { max: number }) => `This is nested too deeply: at most ${max} levels.`,
    'too-long-line': ({ max }: { max: number }) => `This line is too long: at most ${max} bytes.`,
    'too-many-words': ({ word }: { word: string }) => `What is “${word}” for?`,
    'forget-needs-yes': () => 'This deletes what the house keeps about somebody. Say --yes if you mean it.',
    'filter-for-list': ({ flag, verb }: { flag: string; verb: string }) =>
      `${flag} filters the list; “${verb}” does not. Nothing was changed.`,
    'unknown-phase': ({ known }: { known: string }) => `--phase takes one of: ${known}.`,
    'unknown-verb': ({ verb, known }: { verb: string; known: string }) => `“${verb}” is none of: ${known}.`,
    'verb-needs-object': ({ verb }: { verb: string }) => `“${verb}” whom or what? Name it.`,
    'unknown-bots': ({ known }: { known: string }) => `There are these bots: ${known}.`,
    'unknown-command': ({ command }: { command: string }) => `There is no command “${command}”.`,
    'unknown-flag': ({ flag }: { flag: string }) => `There is no flag ${flag}.`,
    'unknown-game': ({ game, known }: { game: string; known: string }) =>
      `There is no game “${game}”. There are: ${known}.`,
    'unknown-language': () => 'The languages are en and es.',
    'unknown-line': () => 'This line asks for nothing that is known; {"help":true} lists what is.',
    unreadable: ({ file }: { file: string }) => `“${file}” cannot be read.`,
    unwritable: ({ file }: { file: string }) => `“${file}” cannot be written.`,
  },
};

export type Words = typeof en;
