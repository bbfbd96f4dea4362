/** The third player: target, ten in the pocket, runner beyond; 5v4 to goal. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const tenFacesForward: Exercise = {
  key: 'ten-faces-forward',
  kind: { practice_type: 'phase_of_play', corners: ['tactical', 'social'] },
  sizes: [
    createGoalSize('youth', { area: [40, 32], ages: [12, 13], level: 4, time: [5, 120, 60] }),
    createGoalSize('full', { area: [50, 44], ages: [14, 99], level: 5, time: [5, 150, 75] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const six = drawing.player('a', at(0.08, 0.5))
    const ten = drawing.player('a', at(0.34, 0.62))
    const striker = drawing.player('a', at(0.62, 0.44))
    const left = drawing.player('a', at(0.46, 0.1))
    const right = drawing.player('a', at(0.46, 0.9))
    const pressing = drawing.player('b', at(0.24, 0.54))
    const one = drawing.player('b', at(0.66, 0.2))
    const two = drawing.player('b', at(0.7, 0.46))
    const three = drawing.player('b', at(0.68, 0.74))
    const ball = drawing.ball(six)
    addBench(drawing, 6)
    playInto(drawing, ball, striker, at(0.5, 0.4), [
      [two, at(0.57, 0.41)],
      [ten, at(0.36, 0.52)],
      [pressing, at(0.26, 0.58)],
    ])
    drawing.together(() => {
      drawing.pass(ball, at(0.42, 0.52), { for: ten })
      drawing.run(ten, at(0.42, 0.52))
      drawing.run(right, at(0.58, 0.8))
      drawing.run(three, at(0.68, 0.68))
      drawing.run(pressing, at(0.34, 0.56))
    })
    playInto(drawing, ball, right, at(0.78, 0.66), [
      [three, at(0.78, 0.58)],
      [left, at(0.62, 0.2)],
      [one, at(0.74, 0.32)],
      [striker, at(0.66, 0.44)],
      [two, at(0.72, 0.46)],
    ])
    drawing.shot(ball, placeShot(0.85))
    return drawing
  },
  words: {
    en: {
      title: 'The ten faces forward',
      aim: 'Find the third player who faces the goal: through the striker to the ten and on into the run of a winger.',
      setup:
        '{l} × {w} m, {goal} with a keeper. Holding midfielder, ten, two wingers and a striker attack against three defenders and one midfielder who may go anywhere.',
      rules: [
        'The holding midfielder starts under light pressure.',
        'Pass into the striker, who sets the ball for the ten.',
        'The ten plays the third pass with one or two touches behind the line.',
        'Direct pass to the ten only if the ten can turn freely.',
        'After a win the defence plays to the start line; every five balls one winger and the ten swap.',
      ],
      points: [
        'Ten: move out of the shadow while the first pass travels, not after it.',
        'Winger: hold the width, then sprint inside the full-back when the ten is set.',
        'Striker: come across the defender, set softly to the side of the free foot.',
        'Third pass early: the line is still moving out.',
      ],
      harder: ['A fourth defender makes it five against five.', 'The ten has one touch.'],
      easier: ['The pressing midfielder only blocks and does not tackle.'],
      scoring:
        'Goal by a third player three, other goals two, won and played out two for the defence.',
      question: 'Who could see the goal at each of the three passes?',
      fault: 'The ten stands on the striker’s line and receives with the back to goal.',
    },
    de: {
      title: 'Der Zehner mit Blick nach vorn',
      aim: 'Den Dritten mit Blick zum Tor finden: über den Stürmer auf den Zehner und weiter in den Lauf des Flügels.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Sechser, Zehner, zwei Flügelspieler und ein Stürmer greifen gegen drei Verteidiger und einen frei beweglichen Mittelfeldspieler an.',
      rules: [
        'Der Sechser eröffnet unter leichtem Druck.',
        'Pass auf den Stürmer, der auf den Zehner ablegt.',
        'Der Zehner spielt mit ein, zwei Kontakten hinter die Kette.',
        'Direkt auf den Zehner nur, wenn er frei aufdrehen kann.',
        'Nach Ballgewinn passt die Abwehr zur Startlinie; alle fünf Bälle tauschen Flügel und Zehner.',
      ],
      points: [
        'Zehner: aus dem Schatten, während der erste Pass rollt, nicht danach.',
        'Flügel: Breite halten, dann innen am Gegner vorbei, sobald der Zehner den Ball hat.',
        'Stürmer: vor den Gegner kreuzen und weich auf die freie Seite ablegen.',
        'Dritter Pass früh: Die Kette rückt noch heraus.',
      ],
      harder: ['Ein vierter Verteidiger: Fünf gegen Fünf.', 'Der Zehner hat einen Kontakt.'],
      easier: ['Der pressende Mittelfeldspieler stellt nur zu.'],
      scoring:
        'Tor über den Dritten drei, sonst zwei, Ballgewinn mit Pass hinaus zwei für die Abwehr.',
      question: 'Wer konnte bei jedem der drei Pässe das Tor sehen?',
      fault: 'Der Zehner steht auf Höhe des Stürmers und bekommt den Ball mit dem Rücken zum Tor.',
    },
    bg: {
      title: 'Десетката с лице към вратата',
      aim: 'Намиране на третия с лице към вратата: през върха към десетката и в хода на крилото.',
      setup:
        '{l} × {w} м, {goal} с вратар. Опорен халф, десетка, две крила и връх атакуват срещу трима защитници и един халф, който се движи свободно.',
      rules: [
        'Опорният започва под лек натиск.',
        'Пас към върха, който сваля на десетката.',
        'Десетката с едно-две докосвания пуска зад линията.',
        'Директно към десетката – само ако може свободно да се обърне.',
        'Отнетата топка се подава до стартовата линия; на пет топки крило и десетка се сменят.',
      ],
      points: [
        'Десетка: излез от сянката, докато първият пас се търкаля, не след него.',
        'Крило: дръж ширината, после влез отвътре, щом десетката има топката.',
        'Връх: пресечи пред защитника и свали меко към свободната страна.',
        'Третият пас е ранен: линията още излиза.',
      ],
      harder: ['Четвърти защитник: петима срещу петима.', 'Десетката има едно докосване.'],
      easier: ['Пресиращият халф само затваря, без да отнема.'],
      scoring: 'Гол през третия – три, друг гол – два, отнета и изнесена топка – два за защитата.',
      question: 'Кой виждаше вратата при всеки от трите паса?',
      fault: 'Десетката стои на линията на върха и приема с гръб към вратата.',
    },
  },
}
