/** Texts of the game. */

export const choicePanelTexts = {
  ahead: {
    root: 'A root on the floor.',
    'tall-root': 'A tall root on the floor.',
    thicket: 'A wide thicket of roots on the floor.',
    pipe: 'A pipe hanging from the ceiling.',
    'long-pipe': 'A long pipe along the ceiling.',
    beam: 'There’s a beam overhead. The floor is clear.',
  },
  cellsAhead: 'Power cells high above. The floor is clear.',
  jump: 'Jump',
  duck: 'Duck',
  keepRunning: 'Keep running',
  leave: 'Leave',
} as const

export const gameHudTexts = {
  points: 'points',
  soundOff: 'Turn the sound off',
  soundOn: 'Turn the sound on',
  pause: 'Pause',
  holdToDuck: 'Hold here to duck',
  tapToJump: 'Tap to jump over roots',
  spaceToJump: 'Space to jump over roots',
  ducksForYou: 'Mo ducks under pipes for you',
  holdLower: 'Hold the lower part of the screen, or swipe down, to duck under pipes',
  holdDown: 'Hold the down arrow to duck under pipes',
  holdLonger: 'Hold for longer to jump higher',
  powerCells: 'Power cells top up the lamp',
} as const

export const gameTexts = {
  game: 'Game',
  tunnel: 'Tunnel. Press Space or the up arrow to jump, the down arrow to duck, and P or Escape to pause.',
  gotOut: 'Mo got out.',
  lampOut: 'The lamp went out.',
  ended: (how: string, points: number) => `${how} ${points} points.`,
  go: 'Go.',
  paused: 'Paused.',
  first: (score: number) => `${score} points on your first run. They all count.`,
  newBest: (score: number, points: number) => `${score} points, a new best. That’s ${points} more than before.`,
  sameBest: (score: number) => `${score} points, the same as your best.`,
  bestStill: (score: number, best: number) => `${score} points. Your best is still ${best}.`,
} as const

export const howToPlayTexts = {
  controls: [
    { act: 'Jump', keys: 'Space, up arrow or W', touch: 'Tap the upper part of the screen, or swipe up' },
    { act: 'Jump higher', keys: 'Hold the key for longer', touch: 'Keep your finger down for longer' },
    { act: 'Duck', keys: 'Hold the down arrow or S', touch: 'Hold the lower part of the screen, or swipe down' },
    { act: 'Come down faster', keys: 'Duck while in the air', touch: 'Swipe down while in the air' },
    { act: 'Pause', keys: 'P or Escape', touch: 'The pause button' },
  ],
  distance: 'for distance, metre by metre',
  cells: 'for power cells (collect nine out of ten for full marks)',
  gettingOut: 'for getting out',
  cleanRun: (bumpPoints: number) => `for getting out without a bump (you lose ${bumpPoints} for each bump)`,
  title: 'How to play',
  rules:
    'Mo runs on his own. Jump over the roots, duck under the pipes and don’t touch the beams. His lamp fades with every step. Power cells top it up and bumps drain it. The run ends when the lamp goes out, or when Mo gets out of the tunnel.',
  to: 'To',
  keys: 'Keys',
  touch: 'Touch',
  scores: 'What you can score',
  upTo: (points: number) => `Up to ${points}`,
  inAll: (mostPoints: number) =>
    `That’s ${mostPoints} points in total. Your best run counts. Our server replays every run from the controls you used, so nobody can fake a score.`,
  waysToPlay: 'Ways to play',
  calm: ['Calm', ' is the same run, a third slower. The lamp fades with distance, not time.'],
  oneButton: ['One button', ': every key and every tap makes Mo jump. He ducks for you.'],
  stepByStep: [
    'Step by step',
    ': Mo stops before each obstacle, says what it is and waits until you answer with a button or an arrow key. You don’t need to see the picture.',
  ],
  samePoints:
    'All the ways to play earn the same points. You can pause at any time without losing anything. A run has to end within half an hour to count.',
  reducedMotion:
    'If your device is set to reduce motion, nothing shakes and the whole background moves at the same speed.',
} as const

export const overPanelTexts = {
  metres: (metres: string) => `${metres} m`,
  reached: 'reached',
  oneBump: '1 bump',
  distance: 'Distance',
  cells: 'Cells',
  cellsOf: (cells: number, allCells: number) => `${cells} of ${allCells}`,
  wayOut: 'Way out',
  notReached: 'not reached',
  cleanRun: 'Clean run',
  bumps: (bumps: number) => `${bumps} bumps`,
  moGotOut: 'Mo got out',
  lampWentOut: 'The lamp went out',
  ofPoints: (mostPoints: number) => `of ${mostPoints} points`,
  caption: 'Where your points came from',
  ofMost: (of: number) => `of ${of}`,
  runAgain: 'Run again',
  changeWay: 'Change how you play',
  back: 'Back to the waitlist',
  practice: ['Practice runs don’t earn points. ', 'Sign in', ' to play for points.'],
  replaying: 'We’re replaying your run to count your points.',
  sendAgain: 'Send the run again',
} as const

export const paceChoiceTexts = {
  paces: [
    { pace: 'normal', name: 'Normal', text: 'About 80 seconds' },
    { pace: 'calm', name: 'Calm', text: 'A third slower' },
    { pace: 'steps', name: 'Step by step', text: 'Mo waits at each obstacle' },
  ],
  title: 'Pace',
  oneButton: 'One button: Mo ducks for you',
} as const

export const pausePanelTexts = {
  title: 'Paused',
  lead: 'The lamp doesn’t fade while you’re paused. We’ll keep your run for half an hour.',
  carryOn: 'Carry on',
  newRun: 'New run',
  leave: 'Leave',
} as const

export const tipTexts = {
  nothingLeft: 'There’s nothing left to beat. Well run.',
  cellsLeft:
    'You left a lot of power cells behind. Hold jump for longer to reach the high ones. Each one tops up the lamp.',
  moreCells: 'Collect a few more power cells: you only need nine out of ten for full marks.',
  pipes: 'Pipes caught Mo out most often. Duck a little earlier, and keep ducking until he’s through.',
  bigRoots: 'Big roots caught Mo out most often. Hold jump for longer to go higher and further.',
  smallRoots: 'Small roots caught Mo out most often. Jump when the root is about two Mo lengths away.',
  beams: 'Beams caught Mo out most often. Keep running under them, and don’t jump.',
} as const

export const runTexts = {
  newRules: 'The game’s rules have changed since you opened this page. Please reload it.',
} as const

export const startPanelTexts = {
  best: (best: number) => `Your best run: ${best} points`,
  canYou: 'Can you get Mo out?',
  digging: 'Digging a tunnel',
  oneMoment: 'One moment',
  play: 'Play',
  playPractice: 'Play a practice run',
  practice: ['Practice runs don’t earn points. ', 'Sign in', ' to play for points.'],
} as const

export const announcementsTexts = {
  quarter: 'A quarter of the way there.',
  half: 'Halfway.',
  threeQuarters: 'Three quarters of the way there.',
  lampLow: 'The lamp is low.',
} as const
