/** The keeper catches a corner and starts a break over the length of the ground. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, type Exercise } from '../../grown/kit'
import { goalNames } from '../ground'

export const caughtCorner: Exercise = {
  key: 'caught-corner',
  kind: { practice_type: 'phase_of_play', moment: 'transition_to_attack' },
  sizes: [
    {
      key: 'youth',
      name: goalNames.youth,
      area: [50, 34],
      ages: [11, 13],
      level: 3,
      time: [6, 75, 75],
      fill: { goal: goalNames.youth },
    },
    {
      key: 'full',
      name: goalNames.full,
      area: [64, 44],
      ages: [14, 99],
      level: 4,
      time: [6, 90, 90],
      fill: { goal: goalNames.full },
    },
  ],
  intensity: 'high',
  draw({ key, area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    const goal = key === 'youth' ? 'youth' : 'full'
    drawing.corners('cone')
    drawing.goal(goal, at(0, 0.5), 0)
    drawing.goal(goal, at(1, 0.5), 180)
    const catcher = drawing.keeper('a', [1.2, area[1] / 2])
    drawing.keeper('b', [area[0] - 1.2, area[1] / 2])
    const corner = drawing.player('b', at(0, 0.04))
    const one = drawing.player('b', at(0.1, 0.4))
    const two = drawing.player('b', at(0.12, 0.62))
    const guard = drawing.player('b', at(0.62, 0.46))
    const cover = drawing.player('b', at(0.7, 0.62))
    const left = drawing.player('a', at(0.09, 0.32))
    const right = drawing.player('a', at(0.1, 0.7))
    const runner = drawing.player('a', at(0.2, 0.5))
    const outlet = drawing.player('a', at(0.42, 0.2))
    const ball = drawing.ball(corner)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.pass(ball, at(0.05, 0.5), { for: catcher, kind: 'lofted' })
      drawing.run(catcher, at(0.05, 0.5))
    })
    drawing.together(() => {
      drawing.run(outlet, at(0.36, 0.14))
      drawing.run(runner, at(0.34, 0.46))
      drawing.run(right, at(0.28, 0.8))
      drawing.run(one, at(0.2, 0.44))
      drawing.pass(ball, at(0.36, 0.14), { for: outlet, kind: 'lofted' })
    })
    drawing.together(() => {
      drawing.run(outlet, at(0.54, 0.18))
      drawing.run(runner, at(0.6, 0.5))
      drawing.run(right, at(0.5, 0.82))
      drawing.run(guard, at(0.62, 0.3))
      drawing.run(cover, at(0.72, 0.48))
      drawing.run(two, at(0.34, 0.66))
      drawing.run(left, at(0.22, 0.32))
    })
    drawing.together(() => {
      drawing.run(right, at(0.76, 0.7))
      drawing.run(cover, at(0.8, 0.54))
      drawing.run(runner, at(0.7, 0.42))
      drawing.pass(ball, at(0.76, 0.7), { for: right, kind: 'lofted' })
    })
    drawing.shot(ball, [area[0], area[1] / 2 + (key === 'youth' ? 2.1 : 3.2)])
    return drawing
  },
  words: {
    en: {
      title: 'From their corner to our goal',
      aim: 'Turn a caught corner into a shot at the other end with a quick release and runs in three lanes.',
      setup:
        '{l} × {w} m with a {goal} and a keeper at each end. A corner taker and two attackers against three defenders and an outlet player; two opponents guard the far half.',
      rules: [
        'The corner is thrown or played softly so that the keeper can catch it.',
        'The keeper releases within three seconds by throw or kick.',
        'Outlet, middle and far lane are taken at a sprint; the others chase.',
        'Shot within ten seconds of the catch, otherwise the attack is over.',
        'Walk back; after four corners the two teams change roles.',
      ],
      points: [
        'Keeper: two steps forward and eyes up while catching.',
        'Outlet: start wide on the blind side as soon as the ball is in the air.',
        'Far lane: sprint first, the pass comes last.',
        'The carrier attacks the inside shoulder of the last opponent.',
      ],
      harder: ['One attacker stands in the keeper’s throwing line.'],
      easier: ['Only one guard in the far half.'],
      scoring: 'Goal three, shot on target one. Break stopped in time: one for the chasers.',
      question: 'How many seconds after the catch were we over halfway?',
      fault: 'The keeper lies on the ball and all the runs fade away.',
    },
    de: {
      title: 'Von ihrer Ecke zu unserem Tor',
      aim: 'Aus einer gefangenen Ecke mit schneller Eröffnung und Läufen in drei Bahnen zum Abschluss kommen.',
      setup:
        '{l} × {w} m, an beiden Enden {goal} mit Torwart. Ein Eckenschütze und zwei Angreifer gegen drei Verteidiger und einen Anspielbaren; zwei Gegner sichern die ferne Hälfte.',
      rules: [
        'Die Ecke kommt geworfen oder weich, damit der Torwart sie fängt.',
        'Binnen drei Sekunden eröffnet der Torwart per Wurf oder Schuss.',
        'Drei Bahnen werden im Sprint besetzt, die anderen jagen hinterher.',
        'Abschluss in zehn Sekunden nach dem Fangen, sonst ist Schluss.',
        'Zurückgehen; nach vier Ecken tauschen die Teams.',
      ],
      points: [
        'Torwart: beim Fangen zwei Schritte vor und Blick nach oben.',
        'Anspielbarer: breit im Rücken starten, sobald der Ball in der Luft ist.',
        'Ferne Bahn: zuerst sprinten, der Pass kommt zuletzt.',
        'Der Ballführer greift die innere Schulter des letzten Gegners an.',
      ],
      harder: ['Ein Angreifer steht in der Wurfbahn des Torwarts.'],
      easier: ['Nur ein Gegner in der fernen Hälfte.'],
      scoring: 'Tor drei, Schuss aufs Tor einer. Rechtzeitig gestoppt: einer für die Verfolger.',
      question: 'Wie viele Sekunden nach dem Fangen waren wir über der Mitte?',
      fault: 'Der Torwart begräbt den Ball, und alle Läufe verpuffen.',
    },
    bg: {
      title: 'От техния корнер до нашия гол',
      aim: 'От уловен корнер се стига до удар чрез бързо начало и бягания в три коридора.',
      setup:
        '{l} × {w} м, на двата края {goal} с вратар. Изпълнител на корнера и двама нападатели срещу трима защитници и един свободен за пас; двама противници пазят далечната половина.',
      rules: [
        'Корнерът се хвърля или подава меко, за да го улови вратарят.',
        'До три секунди вратарят започва с ръка или с крак.',
        'Трите коридора се заемат със спринт, останалите гонят.',
        'Удар до десет секунди след улавянето, иначе атаката свършва.',
        'Връщане с ходене; след четири корнера отборите се сменят.',
      ],
      points: [
        'Вратар: при улавянето две крачки напред и поглед нагоре.',
        'Свободен: тръгни широко зад гърба, щом топката е във въздуха.',
        'Далечен коридор: първо спринт, пасът идва накрая.',
        'Водещият напада вътрешното рамо на последния противник.',
      ],
      harder: ['Един нападател стои на пътя на хвърлянето.'],
      easier: ['Само един противник в далечната половина.'],
      scoring: 'Гол – три, точен удар – един. Спряна навреме контра – точка за гонещите.',
      question: 'Колко секунди след улавянето бяхме през средата?',
      fault: 'Вратарят ляга върху топката и бяганията угасват.',
    },
  },
}
