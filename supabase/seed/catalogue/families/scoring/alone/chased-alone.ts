/** A run alone on the keeper with two chasers behind. */
import { addBench, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const chasedAlone: Exercise = {
  key: 'chased-alone',
  kind: { practice_type: 'opposed', corners: ['technical', 'psychological'] },
  sizes: [
    createGoalSize('small', { area: [22, 14], level: 1, time: [6, 60, 60] }),
    createGoalSize('youth', { area: [30, 18], level: 2, time: [6, 60, 60] }),
  ],
  intensity: 'very_high',
  draw(size) {
    const { drawing, at, placeShot, keeper } = createGoalGround(size)
    const first = drawing.player('a', at(0.22, 0.45))
    drawing.player('a', at(0.02, 0.3))
    const chaser = drawing.player('b', at(0.06, 0.58))
    drawing.player('b', at(0.02, 0.8))
    const ball = drawing.ball(first)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.run(first, at(0.5, 0.46))
      drawing.run(chaser, at(0.4, 0.56))
      drawing.run(keeper, at(0.88, 0.48))
    })
    drawing.together(() => {
      drawing.run(first, at(0.68, 0.38))
      drawing.run(chaser, at(0.62, 0.5))
    })
    drawing.shot(ball, placeShot(-0.95))
    return drawing
  },
  words: {
    en: {
      title: 'Alone with a chaser behind',
      aim: 'Run at full speed with the ball, cut across the chaser and stay calm in front of the keeper.',
      setup:
        '{l} × {w} m with a {goal} and a keeper. Two attackers with a ball each and two chasers at the open end; the first chaser starts three or four metres behind the first attacker.',
      rules: [
        'The attacker starts when ready, the chaser with the first touch.',
        'The attacker crosses the chaser’s path so that the chaser is stuck behind.',
        'The keeper comes out and decides where to stop.',
        'Shot, chip or round the keeper: the attacker decides.',
        'The next pair starts when the way is free; attack and chase change.',
      ],
      points: [
        'Big touches while there is space, small ones near the keeper.',
        'Two touches in front of the chaser’s line and you have won the race.',
        'Decide while the keeper is moving, a standing keeper is harder to beat.',
      ],
      harder: ['The chaser starts from the side, level with the attacker.'],
      easier: ['The chaser starts five metres further back.'],
      scoring: 'Goal: two points. Touch of the chaser on the ball: one for the chaser.',
      question: 'At which moment did you know what the keeper would do?',
      fault: 'Looking back at the chaser and slowing down by it.',
    },
    de: {
      title: 'Allein, der Verfolger im Nacken',
      aim: 'Mit Ball volles Tempo laufen, dem Verfolger den Weg abschneiden und vor dem Torwart ruhig bleiben.',
      setup:
        '{l} × {w} m mit {goal} und Torwart. Am offenen Ende zwei Angreifer mit je einem Ball und zwei Verfolger; der erste Verfolger startet drei bis vier Meter hinter dem ersten Angreifer.',
      rules: [
        'Der Angreifer startet frei, der Verfolger mit dem ersten Kontakt.',
        'Der Angreifer kreuzt den Laufweg, damit der Verfolger hinten bleibt.',
        'Der Torwart kommt heraus und entscheidet, wo er stehen bleibt.',
        'Schuss, Heber oder Umspielen: Der Angreifer entscheidet.',
        'Ist der Weg frei, beginnt das nächste Paar; Angreifer und Verfolger tauschen.',
      ],
      points: [
        'Große Kontakte im freien Raum, kleine in Torwartnähe.',
        'Zwei Kontakte vor der Linie des Verfolgers, und das Rennen ist gewonnen.',
        'Entscheide, solange sich der Torwart bewegt; ein stehender ist schwerer zu schlagen.',
      ],
      harder: ['Der Verfolger startet von der Seite, auf gleicher Höhe.'],
      easier: ['Der Verfolger startet fünf Meter weiter hinten.'],
      scoring: 'Tor: zwei Punkte. Ballberührung des Verfolgers: ein Punkt für ihn.',
      question: 'In welchem Moment wusstest du, was der Torwart tun wird?',
      fault: 'Der Angreifer schaut zum Verfolger zurück und wird dadurch langsamer.',
    },
    bg: {
      title: 'Сам срещу вратаря с преследвач',
      aim: 'Водене с пълна скорост, пресичане на пътя на преследвача и спокойствие пред вратаря.',
      setup:
        '{l} × {w} м с {goal} и вратар. В отворения край двама нападатели с по топка и двама преследвачи; първият преследвач е на три-четири метра зад първия нападател.',
      rules: [
        'Нападателят тръгва, когато е готов, преследвачът – с първото докосване.',
        'Нападателят пресича пътя на преследвача, за да го остави зад себе си.',
        'Вратарят излиза и решава къде да спре.',
        'Удар, прехвърляне или финт край вратаря: решава нападателят.',
        'Щом пътят е свободен, започва следващата двойка; ролите се сменят.',
      ],
      points: [
        'Дълги докосвания, докато има място, къси – близо до вратаря.',
        'Две докосвания пред линията на преследвача и състезанието е спечелено.',
        'Решавай, докато вратарят се движи; спрелият се побеждава по-трудно.',
      ],
      harder: ['Преследвачът тръгва отстрани, на една линия с нападателя.'],
      easier: ['Преследвачът тръгва от пет метра по-назад.'],
      scoring: 'Гол – две точки. Докосване на топката от преследвача – точка за него.',
      question: 'В кой момент разбра какво ще направи вратарят?',
      fault: 'Поглед назад към преследвача, който намалява скоростта.',
    },
  },
}
