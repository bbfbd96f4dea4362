/** Back to goal against a live marker: roll or set off. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const feelTheMarker: Exercise = {
  key: 'feel-the-marker',
  kind: { practice_type: 'opposed', corners: ['technical', 'physical'] },
  sizes: [
    createGoalSize('youth', { area: [18, 16], level: 3, time: [6, 60, 60] }),
    createGoalSize('full', { area: [22, 22], level: 4, time: [7, 75, 75] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const left = drawing.player('a', at(0.1, 0.15))
    const right = drawing.player('a', at(0.1, 0.85))
    const striker = drawing.player('a', at(0.56, 0.5))
    const marker = drawing.player('b', at(0.66, 0.5))
    drawing.player('a', at(0.35, 0.02))
    drawing.player('b', at(0.35, 0.98))
    const ball = drawing.ball(left)
    drawing.ball(right)
    addBench(drawing, 4)
    playInto(drawing, ball, striker, at(0.46, 0.42), [[marker, at(0.54, 0.44)]])
    drawing.together(() => {
      drawing.run(striker, at(0.46, 0.3), at(0.64, 0.26))
      drawing.run(marker, at(0.62, 0.4))
    })
    drawing.shot(ball, placeShot(-0.8))
    return drawing
  },
  words: {
    en: {
      title: 'Feel the marker, roll away',
      aim: 'Hold a marker off with the body, feel which side is weaker and roll round it to shoot.',
      setup:
        'Small box of {l} × {w} m, {goal} with a keeper. A striker with a live marker, two servers with balls in the corners away from goal, one pair resting.',
      rules: [
        'The striker chooses the server by moving towards one of them.',
        'After the pass it is a duel: six seconds until the shot.',
        'If there is no way round, one return pass to the server is allowed.',
        'A marker who wins the ball passes to the free server for a point.',
        'Two balls for each pair, then the resting pair comes in.',
      ],
      points: [
        'Low centre, wide feet, forearm across: make yourself big before the contact.',
        'Feel pressure on one side? The turn goes to the other side.',
        'Sole or outside of the foot takes the ball out of reach.',
        'Shoot straight out of the turn; a second look costs the gap.',
      ],
      harder: ['Only four seconds, and no return pass.'],
      easier: ['The marker keeps an arm’s length away until the first touch.'],
      scoring: 'Goal after a turn three, goal after a return pass one, ball won and passed one.',
      question: 'How did the marker’s weight tell you where to turn?',
      fault: 'Standing upright and sideways, so the first push takes the striker off the ball.',
    },
    de: {
      title: 'Gegner spüren und wegdrehen',
      aim: 'Den Gegenspieler mit dem Körper abschirmen, seine schwache Seite spüren und zum Schuss wegdrehen.',
      setup:
        'Enger Raum von {l} × {w} m, {goal} mit Torwart. Ein Stürmer mit aktivem Gegenspieler, zwei Passgeber mit Bällen in den torfernen Ecken, ein Paar pausiert.',
      rules: [
        'Der Stürmer wählt den Passgeber, indem er ihm entgegenkommt.',
        'Nach dem Pass läuft das Duell: sechs Sekunden bis zum Schuss.',
        'Gibt es keinen Weg, ist ein Rückpass zum Passgeber erlaubt.',
        'Gewinnt der Verteidiger den Ball, passt er für einen Punkt zum freien Passgeber.',
        'Zwei Bälle je Paar, dann kommt das pausierende Paar.',
      ],
      points: [
        'Tief stehen, breite Füße, Unterarm quer: vor dem Kontakt breit machen.',
        'Druck auf einer Seite? Dann drehst du über die andere.',
        'Sohle oder Außenrist nimmt den Ball aus der Reichweite.',
        'Direkt aus der Drehung schießen, ein zweiter Blick kostet die Lücke.',
      ],
      harder: ['Nur vier Sekunden und kein Rückpass.'],
      easier: ['Bis zum ersten Kontakt hält der Verteidiger eine Armlänge Abstand.'],
      scoring: 'Tor nach Drehung drei, nach Rückpass einer, Ballgewinn mit Pass einer.',
      question: 'Wie hat dir das Gewicht des Gegners gezeigt, wohin du drehen musst?',
      fault: 'Aufrechter, schmaler Stand: Der erste Körperkontakt nimmt den Ball weg.',
    },
    bg: {
      title: 'Усети пазача и се завърти',
      aim: 'Прикриване на топката с тяло, усещане на слабата страна на пазача и завъртане за удар.',
      setup:
        'Тясно поле {l} × {w} м, {goal} с вратар. Нападател с активен пазач, двама подаващи с топки в далечните от вратата ъгли, една двойка почива.',
      rules: [
        'Нападателят избира подаващия, като тръгне към него.',
        'След паса започва двубой: шест секунди до удара.',
        'Ако няма път, разрешен е един пас обратно към подаващия.',
        'Пазачът, отнел топката, подава на свободния подаващ за точка.',
        'По две топки на двойка, после влиза почиващата.',
      ],
      points: [
        'Нисък център, широка стойка, предмишницата напречно: заеми място преди контакта.',
        'Усещаш натиск от едната страна? Завърти се през другата.',
        'С подметка или с външната част изведи топката от обсега му.',
        'Удряй направо от завъртането, вторият поглед затваря пролуката.',
      ],
      harder: ['Само четири секунди и без пас назад.'],
      easier: ['До първото докосване пазачът стои на една ръка разстояние.'],
      scoring: 'Гол след завъртане – три, след пас назад – един, отнета и подадена топка – един.',
      question: 'Как тежестта на пазача ти подсказа накъде да се завъртиш?',
      fault: 'Изправена и тясна стойка – първият контакт изважда нападателя от топката.',
    },
  },
}
