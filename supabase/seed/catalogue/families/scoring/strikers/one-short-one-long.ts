/** Two strikers: one comes short, the other goes long. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const oneShortOneLong: Exercise = {
  key: 'one-short-one-long',
  sizes: [
    createGoalSize('youth', { area: [32, 22], ages: [11, 12], level: 3, time: [6, 75, 60] }),
    createGoalSize('full', { area: [42, 30], level: 3, time: [6, 90, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const passer = drawing.player('a', at(0.06, 0.5))
    drawing.player('a', at(0.06, 0.74))
    const short = drawing.player('a', at(0.54, 0.38))
    const long = drawing.player('a', at(0.54, 0.66))
    const left = drawing.player('b', at(0.62, 0.36))
    const right = drawing.player('b', at(0.62, 0.64))
    const ball = drawing.ball(passer)
    addBench(drawing, 5)
    playInto(drawing, ball, short, at(0.36, 0.36), [
      [left, at(0.46, 0.36)],
      [long, at(0.56, 0.56)],
    ])
    drawing.together(() => {
      drawing.run(passer, at(0.24, 0.48))
      drawing.pass(ball, at(0.24, 0.48), { for: passer })
      drawing.run(right, at(0.58, 0.58))
    })
    playInto(drawing, ball, long, at(0.68, 0.36), [
      [right, at(0.68, 0.48)],
      [left, at(0.48, 0.3)],
    ])
    drawing.shot(ball, placeShot(-0.85))
    return drawing
  },
  words: {
    en: {
      title: 'One short, one long',
      aim: 'Two strikers move in opposite directions: the short one draws a defender, the long one runs into the hole.',
      setup:
        '{l} × {w} m, {goal} with a keeper. Two midfielders with balls at the open end, two strikers against two centre-backs in front of goal.',
      rules: [
        'One striker decides to come short, the other sees it and goes long.',
        'Pass to the short one, who sets it back to the midfielder.',
        'Through ball into the hole that the following defender has left.',
        'If no defender follows, the short one turns and they attack two against two.',
        'The midfielder has ten seconds; strikers and defenders change after five balls.',
      ],
      points: [
        'Move before the midfielder looks up, with a gap of one second between you.',
        'Long run diagonally across the back of the other centre-back.',
        'Set with the first touch into the path, not at the feet.',
        'One pair of eyes on the offside line: the far centre-back makes it.',
      ],
      harder: ['A third defender drops in front of the midfielder.'],
      easier: ['The coach names the short striker in advance.'],
      scoring: 'Goal through the hole three, other goals two, offside one for the defence.',
      question: 'How did you know without a word who comes and who goes?',
      fault: 'Both strikers come short and leave nobody behind the defence.',
    },
    de: {
      title: 'Einer kurz, einer lang',
      aim: 'Zwei Stürmer laufen gegengleich: Der kurze zieht einen Verteidiger heraus, der lange stößt ins Loch.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Am offenen Ende zwei Mittelfeldspieler mit Bällen, vor dem Tor zwei Stürmer gegen zwei Innenverteidiger.',
      rules: [
        'Ein Stürmer kommt kurz, der andere sieht es und geht lang.',
        'Pass auf den kurzen, der zum Mittelfeldspieler klatschen lässt.',
        'Steckpass in das Loch, das der mitgegangene Verteidiger hinterließ.',
        'Geht keiner mit, dreht der kurze auf: Zwei gegen Zwei zum Tor.',
        'Zehn Sekunden pro Angriff; nach fünf Bällen tauschen Sturm und Abwehr.',
      ],
      points: [
        'Bewegen, bevor der Passgeber hochschaut, mit einer Sekunde Abstand.',
        'Den langen Lauf schräg in den Rücken des anderen Innenverteidigers.',
        'Direkt in den Laufweg ablegen, nicht in den Fuß.',
        'Die Abseitslinie im Blick: Der ferne Innenverteidiger bestimmt sie.',
      ],
      harder: ['Ein dritter Verteidiger lässt sich vor den Mittelfeldspieler fallen.'],
      easier: ['Der Trainer benennt den kurzen Stürmer vorher.'],
      scoring: 'Tor durch das Loch drei, andere Tore zwei, Abseits einer für die Abwehr.',
      question: 'Woher wusstet ihr ohne Worte, wer kommt und wer geht?',
      fault: 'Beide Stürmer kommen kurz, hinter der Abwehr ist niemand.',
    },
    bg: {
      title: 'Един насреща, един в дълбочина',
      aim: 'Двама нападатели се движат в обратни посоки: единият увлича защитник, другият влиза в празнината.',
      setup:
        '{l} × {w} м, {goal} с вратар. В отворения край двама халфове с топки, пред вратата двама нападатели срещу двама централни защитници.',
      rules: [
        'Единият нападател идва насреща, другият го вижда и тръгва в дълбочина.',
        'Пас към идващия, който връща от първо на халфа.',
        'Извеждащ пас в празнината, оставена от тръгналия защитник.',
        'Ако никой не последва, той се обръща: двама срещу двама към вратата.',
        'До десет секунди за атака; след пет топки нападение и защита се сменят.',
      ],
      points: [
        'Движете се, преди халфът да вдигне глава, с една секунда разлика.',
        'Дългото бягане е косо, зад гърба на другия централен защитник.',
        'Върни от първо в хода, а не в краката.',
        'Следете линията на засадата: прави я далечният защитник.',
      ],
      harder: ['Трети защитник се спуска пред халфа.'],
      easier: ['Треньорът предварително определя идващия насреща.'],
      scoring: 'Гол през празнината – три, друг гол – два, засада – точка за защитата.',
      question: 'Как разбрахте без думи кой идва и кой тръгва?',
      fault: 'И двамата идват насреща и зад защитата няма никого.',
    },
  },
}
