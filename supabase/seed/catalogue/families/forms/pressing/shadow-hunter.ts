/** One presser closes two passes: the runs of the first defender. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const shadowHunter: Exercise = {
  key: 'shadow-hunter',
  sizes: createSizes({
    small: [22, 18],
    large: [30, 24],
    ages: [10, 13],
    level: 2,
    time: [6, 90, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.goals('mini', [0, 0.5, 0])
    board.zones([0.8, 0, 1, 1])
    const a = board.players('a', [0.14, 0.26], [0.14, 0.74], [0.46, 0.5], [0.9, 0.5])
    const b = board.players('b', [0.46, 0.3], [0.6, 0.6])
    const next = board.players('b', [1.08, 0.2], [1.08, 0.8])
    board.start(a(1))
    board.run([b(1), [0.28, 0.36]], [b(2), [0.5, 0.62]], [a(3), [0.42, 0.5]])
    board.pass(a(2), [b(1), [0.26, 0.62]], [b(2), [0.48, 0.56]])
    board.run([a(2), [0.2, 0.84]], [b(1), [0.27, 0.72]], [b(2), [0.44, 0.56]], [a(3), [0.4, 0.42]])
    board.into(a(3), [0.34, 0.5], [b(2), [0.38, 0.52]])
    board.pass(b(2), [next(1), [1.06, 0.26]], [next(2), [1.06, 0.74]])
    board.shoot([0, 0.5], [a(1), [0.12, 0.36]])
    return board.drawing
  },
  words: {
    en: {
      title: 'The shadow hunter',
      aim: 'Press so that the body closes one pass while the run closes the ball: one defender takes two opponents out.',
      setup:
        'Ground of {l} × {w} m: a mini goal behind two green backs, a target zone opposite with one green inside, a link player in the middle. Two yellow defend, the next pair waits beside the target zone.',
      rules: [
        'Green wants to bring the ball to the target player on the ground; the link player helps.',
        'The first yellow presses the ball and keeps the link player in the cover shadow.',
        'The second yellow guards the pass between them and attacks every bad touch.',
        'After a win yellow scores in the mini goal within five seconds.',
        'Pairs change after three attacks; green rotates one place.',
      ],
      points: [
        'Look over your shoulder before you run: where is the link?',
        'Run at the ball along the line to the link, then bend outwards.',
        'Slow down for the last two metres, side-on.',
        'Partner: your distance is right when you reach both of your passes.',
      ],
      harder: ['The link player may move over the whole middle.'],
      easier: ['The two green backs have a minimum of three touches each.'],
      scoring: 'Ball with the target player: one for green. Win: one; with goal: two for yellow.',
      question: 'Could the ball carrier see the link player while you ran?',
      fault: 'The first defender runs straight at the ball and opens the pass past them.',
    },
    de: {
      title: 'Schattenjäger',
      aim: 'So anlaufen, dass der Körper einen Pass schließt und der Lauf den Ball stellt: Einer nimmt zwei Gegner aus dem Spiel.',
      setup:
        'Feld von {l} × {w} m: hinter zwei grünen Verteidigern ein Minitor, gegenüber eine Zielzone mit einem Grünen, in der Mitte ein Verbindungsspieler. Zwei Gelbe verteidigen, das nächste Paar wartet neben der Zielzone.',
      rules: [
        'Grün will den Ball flach zum Zielspieler bringen; der Verbindungsspieler hilft.',
        'Der erste Gelbe läuft an und hält den Verbindungsspieler im Deckungsschatten.',
        'Der zweite bewacht den Pass dazwischen und attackiert jede schlechte Annahme.',
        'Nach Ballgewinn hat Gelb fünf Sekunden für das Minitor.',
        'Nach drei Angriffen wechselt das Paar; Grün rückt einen Platz weiter.',
      ],
      points: [
        'Vor dem Anlaufen Schulterblick: Wo ist der Verbindungsspieler?',
        'Auf der Linie zu ihm anlaufen, dann nach außen biegen.',
        'Die letzten zwei Meter bremsen, seitlich stellen.',
        'Partner: Dein Abstand stimmt, wenn du beide Pässe erreichst.',
      ],
      harder: ['Der Verbindungsspieler bewegt sich in der ganzen Mitte.'],
      easier: ['Die grünen Verteidiger brauchen mindestens drei Kontakte.'],
      scoring: 'Zielspieler erreicht: einer für Grün. Ballgewinn: einer, mit Tor: zwei für Gelb.',
      question: 'Konnte der Ballführende den Verbindungsspieler während deines Laufs sehen?',
      fault: 'Der Erste läuft gerade auf den Ball und öffnet den Pass an sich vorbei.',
    },
    bg: {
      title: 'Ловец със сянка',
      aim: 'Пресиране, при което тялото затваря един пас, а спринтът – топката: един изключва двама противници.',
      setup:
        'Поле {l} × {w} м: зад двама зелени защитници има малка врата, отсреща целева зона с един зелен, в средата свързващ играч. Защитават двама жълти, следващата двойка чака до целевата зона.',
      rules: [
        'Зелените искат да стигнат по земята до целевия играч; свързващият помага.',
        'Първият жълт пресира топката и държи свързващия в сянката си.',
        'Вторият пази паса между тях и атакува всяко лошо докосване.',
        'След отнемане жълтите имат пет секунди за малката врата.',
        'Двойките се сменят след три атаки; зелените се преместват с едно място.',
      ],
      points: [
        'Поглед през рамо, преди да тръгнеш: къде е свързващият?',
        'Тръгни по линията към него, после завий навън.',
        'Последните два метра намали, странично.',
        'Партньор: разстоянието е вярно, ако стигаш и двата паса.',
      ],
      harder: ['Свързващият се движи в цялата средна зона.'],
      easier: ['Двамата зелени защитници правят поне по три докосвания.'],
      scoring: 'Топка при целевия – точка за зелените. Отнемане – една, с гол – две за жълтите.',
      question: 'Виждаше ли водещият свързващия, докато ти тичаше?',
      fault: 'Първият тича право към топката и отваря паса покрай себе си.',
    },
  },
}
