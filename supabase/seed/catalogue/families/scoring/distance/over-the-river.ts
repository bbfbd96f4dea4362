/** Two against two over a middle zone nobody may enter: shots from the own half. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, type Exercise } from '../../grown/kit'
import { goalNames } from '../ground'

export const overTheRiver: Exercise = {
  key: 'over-the-river',
  kind: { practice_type: 'small_sided_game' },
  sizes: [
    {
      key: 'youth',
      name: goalNames.youth,
      area: [28, 20],
      ages: [10, 12],
      level: 2,
      time: [5, 120, 45],
      fill: { goal: goalNames.youth },
    },
    {
      key: 'full',
      name: goalNames.full,
      area: [38, 26],
      ages: [13, 99],
      level: 3,
      time: [5, 150, 60],
      fill: { goal: goalNames.full },
    },
  ],
  intensity: 'medium',
  draw({ key, area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    const goal = key === 'youth' ? 'youth' : 'full'
    drawing.corners('cone')
    drawing.zone(at(0.42, 0), at(0.58, 1))
    drawing.goal(goal, at(0, 0.5), 0)
    drawing.goal(goal, at(1, 0.5), 180)
    drawing.keeper('a', [1, area[1] / 2])
    drawing.keeper('b', [area[0] - 1, area[1] / 2])
    const one = drawing.player('a', at(0.16, 0.2))
    const two = drawing.player('a', at(0.24, 0.7))
    const near = drawing.player('b', at(0.72, 0.32))
    const far = drawing.player('b', at(0.72, 0.66))
    const ball = drawing.ball(one)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.run(two, at(0.3, 0.78))
      drawing.run(near, at(0.66, 0.36))
      drawing.pass(ball, at(0.3, 0.78), { for: two })
    })
    drawing.together(() => {
      drawing.run(two, at(0.38, 0.84))
      drawing.run(far, at(0.66, 0.62))
    })
    drawing.shot(ball, [area[0], area[1] / 2 + (key === 'youth' ? 2 : 3)])
    return drawing
  },
  words: {
    en: {
      title: 'Over the river',
      aim: 'Create a free line for a long shot with one pass and strike cleanly across the middle.',
      setup:
        '{l} × {w} m with a {goal} and a keeper at each end. A marked river in the middle belongs to nobody. One pair plays in each half.',
      rules: [
        'The keeper rolls out; the pair has three passes before it must shoot.',
        'Shots come from the home half, nobody enters the river.',
        'The two in front of the other goal move to block the line.',
        'A blocked or saved ball is played on by whoever gets it.',
        'Keepers swap with a field player after each round.',
      ],
      points: [
        'Pass sideways to move the block, then shoot where it came from.',
        'Approach at an angle, last step long, standing foot beside the ball.',
        'Hit the middle of the ball with the laces and land on the shooting foot.',
        'Blockers: side-on and hands behind the back.',
      ],
      harder: ['Shoot with the first touch after the partner’s pass.'],
      easier: ['A narrower river and only one blocker a half.'],
      scoring: 'Goal two points, off post or bar one. Weaker-foot goals count double.',
      question: 'Which pass moved the blockers far enough out of your line?',
      fault: 'Shooting at once into two blockers instead of moving the ball first.',
    },
    de: {
      title: 'Über den Fluss',
      aim: 'Mit einem Pass eine freie Bahn für den Fernschuss schaffen und sauber über die Mitte treffen.',
      setup:
        '{l} × {w} m, an beiden Enden {goal} mit Torwart. Ein markierter Fluss in der Mitte gehört niemandem. In jeder Hälfte spielt ein Paar.',
      rules: [
        'Der Torwart rollt ab; das Paar hat drei Pässe bis zum Schuss.',
        'Geschossen wird aus der eigenen Hälfte, den Fluss betritt keiner.',
        'Die zwei vor dem anderen Tor verschieben, um die Bahn zu blocken.',
        'Geblockte oder abgewehrte Bälle spielt weiter, wer sie bekommt.',
        'Nach jedem Durchgang tauscht der Torwart mit einem Feldspieler.',
      ],
      points: [
        'Mit dem Querpass den Block bewegen, dann dorthin schießen, wo er stand.',
        'Schräger Anlauf, langer letzter Schritt, Standbein neben dem Ball.',
        'Mit dem Spann die Ballmitte treffen und auf dem Schussbein landen.',
        'Blocker: seitlich stellen, Hände auf den Rücken.',
      ],
      harder: ['Nach dem Pass des Partners direkt schießen.'],
      easier: ['Schmalerer Fluss und nur ein Blocker je Hälfte.'],
      scoring: 'Tor zwei Punkte, Pfosten oder Latte einer. Mit dem schwachen Fuß zählt doppelt.',
      question: 'Welcher Pass hat die Blocker weit genug aus deiner Bahn gezogen?',
      fault: 'Sofort in zwei Blocker schießen, statt den Ball erst zu verlagern.',
    },
    bg: {
      title: 'През реката',
      aim: 'С един пас се открива чист път за далечен удар и топката се удря точно през средата.',
      setup:
        '{l} × {w} м, на двата края {goal} с вратар. Очертаната „река“ в средата е ничия. Във всяка половина играе по една двойка.',
      rules: [
        'Вратарят пуска топката; двойката има три паса до удара.',
        'Удря се от своята половина, в „реката“ не влиза никой.',
        'Двамата пред другата врата се местят, за да блокират.',
        'Блокираната или отбитата топка се доиграва от този, който я вземе.',
        'След всяка серия вратарят се сменя с полеви играч.',
      ],
      points: [
        'Премести блока с напречен пас, после удари там, където беше той.',
        'Засилване под ъгъл, дълга последна крачка, опорният крак е до топката.',
        'Удари центъра с горната част и стъпи на удрящия крак.',
        'Блокиращи: застанете странично, ръцете зад гърба.',
      ],
      harder: ['Удар от първо след паса на партньора.'],
      easier: ['По-тясна „река“ и само един блокиращ в половина.'],
      scoring: 'Гол – две точки, греда – една. Със слабия крак е двойно.',
      question: 'Кой пас отмести блокиращите достатъчно от твоя път?',
      fault: 'Незабавен удар в двама блокиращи, вместо топката първо да се премести.',
    },
  },
}
