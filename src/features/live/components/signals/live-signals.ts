import type { Cue } from '../../model/live-clock'

/** Milliseconds on and off: short for "soon", long for "now". */
const beats: Record<Cue, number[]> = {
  minute: [200],
  end: [500, 200, 500],
  work: [300],
  rest: [120, 100, 120],
  done: [500, 200, 500],
}

/** Hertz. */
const pitches: Record<Cue, number> = { minute: 660, end: 880, work: 990, rest: 520, done: 880 }

let speaker: AudioContext | null = null

/** Browsers only let a page sound after a tap: call this in one. */
export function wakeSpeaker(): void {
  if (typeof AudioContext === 'undefined') return
  speaker ??= new AudioContext()
  void speaker.resume()
}

export function playSignal(cue: Cue, withSound: boolean): void {
  if ('vibrate' in navigator) navigator.vibrate(beats[cue])
  if (withSound) playSound(cue)
}

/** The tone follows the same beats, so that both say the same. */
function playSound(cue: Cue): void {
  if (!speaker) return
  let at = speaker.currentTime
  for (const [index, length] of beats[cue].entries()) {
    if (index % 2 === 0) playTone(speaker, pitches[cue], at, length / 1000)
    at += length / 1000
  }
}

function playTone(context: AudioContext, hertz: number, at: number, seconds: number): void {
  const source = context.createOscillator()
  const volume = context.createGain()
  source.frequency.value = hertz
  volume.gain.setValueAtTime(0.6, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  source.connect(volume).connect(context.destination)
  source.start(at)
  source.stop(at + seconds)
}
