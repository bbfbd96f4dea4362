/** One-two with the striker at the edge of the box. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const throughTheCentre: Exercise = {
  key: 'through-the-centre',
  sizes: [
    createGoalSize('youth', { area: [26, 20], level: 2, time: [6, 90, 60] }),
    createGoalSize('full', { area: [34, 28], level: 3, time: [6, 90, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0.6, 0.16), at(1, 0.84))
    const carrier = drawing.player('a', at(0.18, 0.56))
    drawing.player('a', at(0.02, 0.5))
    const striker = drawing.player('a', at(0.56, 0.36))
    const screen = drawing.player('b', at(0.48, 0.6))
    const marker = drawing.player('b', at(0.66, 0.34))
    drawing.player('b', at(0.5, 0.98))
    const ball = drawing.ball(carrier)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.run(carrier, at(0.36, 0.58))
      drawing.run(screen, at(0.43, 0.6))
      drawing.run(striker, at(0.5, 0.36))
      drawing.run(marker, at(0.58, 0.34))
    })
    drawing.pass(ball, striker)
    playInto(drawing, ball, carrier, at(0.64, 0.6), [
      [screen, at(0.5, 0.64)],
      [marker, at(0.64, 0.44)],
    ])
    drawing.shot(ball, placeShot(0.85))
    return drawing
  },
  words: {
    en: {
      title: 'One-two through the centre',
      aim: 'Play a one-two round the holding midfielder at the edge of the box and finish the run.',
      setup:
        '{l} × {w} m, {goal} with a keeper, in front of it a marked box. Two midfielders with balls, a striker with a marker and one holding opponent in the centre; a third defender rests.',
      rules: [
        'The midfielder dribbles at the holding opponent.',
        'The striker comes short and offers the wall on one side.',
        'One-two behind the opponent, and the shot within two touches.',
        'If the marker steps in front of the striker, dribble on and shoot.',
        'Midfielders take turns; after six balls striker and midfielder swap.',
      ],
      points: [
        'Invite the opponent: slow feet first, then pass and explode.',
        'Pass into the foot that is farther from the marker.',
        'Wall: open the foot and play one touch in front of the runner.',
        'Run past the blind side, not in front of the opponent’s eyes.',
      ],
      harder: ['The resting defender recovers from behind the midfielder.'],
      easier: ['The marker stays a metre away from the striker.'],
      scoring: 'Goal after a one-two three, after a dribble two; ball won and passed out one.',
      question: 'What did you do to make the holding player step towards you?',
      fault: 'Playing the pass while the opponent is still six metres away.',
    },
    de: {
      title: 'Doppelpass durch die Mitte',
      aim: 'Vor dem Strafraum per Doppelpass am Sechser vorbei und den eigenen Lauf abschließen.',
      setup:
        '{l} × {w} m, {goal} mit Torwart, davor ein markierter Strafraum. Zwei Mittelfeldspieler mit Bällen, ein Stürmer mit Bewacher und im Zentrum ein Sechser des Gegners; ein dritter Verteidiger pausiert.',
      rules: [
        'Der Mittelfeldspieler dribbelt auf den Sechser zu.',
        'Der Stürmer kommt kurz und bietet auf einer Seite die Wand an.',
        'Doppelpass in den Rücken des Sechsers, Schuss mit höchstens zwei Kontakten.',
        'Geht der Bewacher vor den Stürmer: weiterdribbeln und schießen.',
        'Die Mittelfeldspieler wechseln sich ab; nach sechs Bällen tauscht der Stürmer.',
      ],
      points: [
        'Den Gegner einladen: erst langsam, dann passen und explodieren.',
        'In den Fuß passen, der weiter vom Bewacher entfernt ist.',
        'Wand: Fuß öffnen und direkt vor den Läufer spielen.',
        'Im Rücken vorbeilaufen, nicht vor den Augen des Gegners.',
      ],
      harder: ['Der pausierende Verteidiger setzt dem Mittelfeldspieler nach.'],
      easier: ['Der Bewacher hält einen Meter Abstand vom Stürmer.'],
      scoring: 'Tor nach Doppelpass drei, nach Dribbling zwei; Ballgewinn mit Pass hinaus einer.',
      question: 'Womit hast du den Sechser herausgelockt?',
      fault: 'Der Pass kommt, während der Gegner noch sechs Meter entfernt ist.',
    },
    bg: {
      title: 'Подай и тръгни през центъра',
      aim: 'Двоен пас покрай опорния халф пред наказателното поле и завършване на бягането с удар.',
      setup:
        '{l} × {w} м, {goal} с вратар, пред нея очертано наказателно поле. Двама халфове с топки, нападател с пазач и един опорен халф на противника в центъра; трети защитник почива.',
      rules: [
        'Халфът тръгва с топката срещу опорния.',
        'Нападателят идва насреща и се предлага за стена от едната страна.',
        'Двоен пас зад гърба на опорния и удар с най-много две докосвания.',
        'Ако пазачът излезе пред нападателя: дрибъл и удар.',
        'Халфовете се редуват; след шест топки нападател и халф се сменят.',
      ],
      points: [
        'Покани противника: първо бавно, после пас и рязко тръгване.',
        'Подай в крака, който е по-далеч от пазача.',
        'Стена: отвори стъпалото и пусни от първо пред бягащия.',
        'Мини зад гърба, а не пред очите на противника.',
      ],
      harder: ['Почиващият защитник гони халфа отзад.'],
      easier: ['Пазачът стои на метър от нападателя.'],
      scoring: 'Гол след двоен пас – три, след дрибъл – два; отнета и изнесена топка – един.',
      question: 'С какво накара опорния да излезе срещу теб?',
      fault: 'Пасът се дава, докато противникът е още на шест метра.',
    },
  },
}
