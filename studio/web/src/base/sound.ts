/** Sounds of moves, made by the browser itself; off until switched on. */
const KEY = 'v7p3r.sound';
let audio: AudioContext | null = null;

export function soundOn(): boolean {
  return localStorage.getItem(KEY) === 'on';
}

export function switchSound(): boolean {
  localStorage.setItem(KEY, soundOn() ? 'off' : 'on');
  if (soundOn()) {
    sound('move');
  }
  return soundOn();
}

const TONES = { move: [220, 0.05], capture: [165, 0.08], check: [440, 0.1], end: [330, 0.3] } as const;

/** A short wooden knock: a triangle wave that falls and fades. */
export function sound(kind: keyof typeof TONES): void {
  if (!soundOn()) {
    return;
  }
  audio ??= new AudioContext();
  const [frequency, length] = TONES[kind];
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(frequency, now);
  tone.frequency.exponentialRampToValueAtTime(frequency * 0.6, now + length);
  volume.gain.setValueAtTime(0.18, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + length * 2);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + length * 2);
}
