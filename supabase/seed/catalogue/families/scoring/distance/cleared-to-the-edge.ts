/** Clearances come out of the box and are struck back through the crowd. */
import { addBench, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const clearedToTheEdge: Exercise = {
  key: 'cleared-to-the-edge',
  kind: { practice_type: 'opposed', moment: 'in_possession' },
  sizes: [
    createGoalSize('youth', { area: [24, 24], ages: [11, 12], level: 3, time: [6, 75, 45] }),
    createGoalSize('full', { area: [30, 32], level: 4, time: [6, 90, 60] }),
  ],
  intensity: 'medium',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0.58, 0.18), at(1, 0.82))
    const left = drawing.player('a', at(0.24, 0.3))
    const right = drawing.player('a', at(0.22, 0.72))
    const poacher = drawing.player('a', at(0.76, 0.7))
    const clearer = drawing.player('b', at(0.8, 0.42))
    const jumper = drawing.player('b', at(0.5, 0.46))
    const feeder = drawing.player('b', at(1, 0.14))
    const ball = drawing.ball(feeder)
    addBench(drawing, 5)
    drawing.pass(ball, clearer)
    drawing.together(() => {
      drawing.pass(ball, at(0.34, 0.28), { for: left, kind: 'lofted' })
      drawing.run(left, at(0.34, 0.28))
      drawing.run(jumper, at(0.44, 0.38))
      drawing.run(right, at(0.3, 0.66))
    })
    drawing.together(() => {
      drawing.run(left, at(0.4, 0.22))
      drawing.run(jumper, at(0.46, 0.34))
      drawing.run(poacher, at(0.88, 0.68))
    })
    drawing.shot(ball, placeShot(-0.9))
    return drawing
  },
  words: {
    en: {
      title: 'Cleared to the edge',
      aim: 'Control or volley a half-cleared ball and hit the target with a keeper who is unsighted.',
      setup:
        '{l} × {w} m and a {goal} with a keeper, in front of it a marked box. A feeder on the goal line, a clearer in the box, a presser at the edge. Two shooters wait outside the box, a poacher stays near the keeper.',
      rules: [
        'The feeder plays to the clearer, who kicks the ball out in the air.',
        'The nearest shooter takes it: first-time volley or one touch to settle.',
        'The presser runs out as soon as the ball leaves the clearer.',
        'The poacher stays onside and goes for the rebound.',
        'Six balls, then shooters, poacher and defenders move on one job.',
      ],
      points: [
        'Get behind the ball’s flight early; small steps before the strike.',
        'Bouncing ball: knee over it, so that the shot stays down.',
        'No time? Settle it sideways, away from the presser, then shoot.',
        'On target beats powerful: a deflection in the crowd is enough.',
      ],
      harder: ['Only volleys and half-volleys count.'],
      easier: ['The clearer throws the ball out underarm.'],
      scoring: 'Goal two, on target one, rebound goal one. A ball over the bar costs a point.',
      question: 'When was it right to settle the ball, when to hit it at once?',
      fault: 'Falling back under the ball, so that every shot sails over.',
    },
    de: {
      title: 'Abgewehrt an die Kante',
      aim: 'Einen kurz geklärten Ball verarbeiten oder volley nehmen und trotz verdeckter Sicht aufs Tor bringen.',
      setup:
        '{l} × {w} m und {goal} mit Torwart, davor ein markierter Strafraum. Auf der Grundlinie ein Zuspieler, im Strafraum ein Klärender, an der Kante ein Herausrückender. Zwei Schützen warten draußen, ein Abstauber steht in Torwartnähe.',
      rules: [
        'Der Zuspieler passt zum Klärenden, der den Ball hoch herausschlägt.',
        'Der nähere Schütze nimmt ihn: volley oder ein Kontakt zur Kontrolle.',
        'Sobald der Ball geklärt ist, läuft der Herausrückende an.',
        'Der Abstauber bleibt im Spiel und geht auf den Abpraller.',
        'Nach sechs Bällen rücken alle um eine Aufgabe weiter.',
      ],
      points: [
        'Früh hinter die Flugbahn kommen, kleine Schritte vor dem Schuss.',
        'Aufspringender Ball: Knie darüber, dann bleibt der Schuss flach.',
        'Keine Zeit? Seitlich am Anlaufenden vorbei kontrollieren, dann schießen.',
        'Aufs Tor geht vor Härte: Im Gewühl genügt eine Ablenkung.',
      ],
      harder: ['Nur Volley- und Dropkicktore zählen.'],
      easier: ['Der Klärende wirft den Ball von unten heraus.'],
      scoring:
        'Tor zwei, aufs Tor einer, Abstauber einer. Ein Ball über die Latte kostet einen Punkt.',
      question: 'Wann war Kontrollieren richtig, wann der direkte Schuss?',
      fault: 'Rücklage unter dem Ball, jeder Schuss segelt darüber.',
    },
    bg: {
      title: 'Изчистена до границата',
      aim: 'Овладяване или воле на недобре изчистена топка и точен удар, докато вратарят е закрит.',
      setup:
        '{l} × {w} м и {goal} с вратар, пред нея очертано наказателно поле. На крайната линия подаващ, в наказателното поле изчистващ, на границата излизащ защитник. Двама стрелци чакат отвън, а един нападател е близо до вратаря.',
      rules: [
        'Подаващият играе към изчистващия, който избива високо навън.',
        'По-близкият стрелец я взема: воле или едно докосване за овладяване.',
        'Щом топката е избита, защитникът излиза срещу стрелеца.',
        'Нападателят не е в засада и тръгва за добавка.',
        'След шест топки всички сменят задачите си с едно място.',
      ],
      points: [
        'Застани рано зад полета на топката, дребни крачки преди удара.',
        'Отскачаща топка: коляното е над нея и ударът остава нисък.',
        'Няма време? Овладей встрани от излизащия и тогава удряй.',
        'Точното е над силното: в тълпата стига и рикошет.',
      ],
      harder: ['Важат само голове с воле и полуволе.'],
      easier: ['Изчистващият хвърля топката с ръка отдолу.'],
      scoring: 'Гол – две, точен удар – една, добавка – една. Над вратата – минус една.',
      question: 'Кога беше правилно да овладееш и кога да удариш веднага?',
      fault: 'Накланяне назад под топката – всеки удар минава над вратата.',
    },
  },
}
