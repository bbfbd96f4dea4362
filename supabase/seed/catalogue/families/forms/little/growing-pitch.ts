/** A pitch that grows with each goal. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const growingPitch: Exercise = {
  key: 'growing-pitch',
  sizes: createSizes({
    small: [24, 18],
    large: [32, 24],
    ages: [7, 9],
    olderAges: [10, 11],
    level: 1,
    time: [4, 180, 60],
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0.15, 0.14, 0.85, 0.86])
    board.goals('mini', [0, 0.35, 0], [0, 0.65, 0], [1, 0.35, 180], [1, 0.65, 180])
    const a = board.players('a', [0.26, 0.5], [0.44, 0.26], [0.5, 0.72])
    const b = board.players('b', [0.42, 0.5], [0.62, 0.34], [0.72, 0.6])
    board.start(a(1))
    board.run([a(1), [0.34, 0.62]], [b(1), [0.44, 0.58]], [a(2), [0.52, 0.2]])
    board.pass(a(3), [b(3), [0.64, 0.66]], [b(1), [0.44, 0.66]])
    board.into(a(2), [0.68, 0.24], [b(2), [0.68, 0.38]], [a(1), [0.46, 0.5]])
    board.run([a(2), [0.82, 0.28]], [b(2), [0.8, 0.38]], [b(3), [0.8, 0.58]])
    board.shoot([1, 0.35])
    return board.drawing
  },
  words: {
    en: {
      title: 'The growing pitch',
      aim: 'Learn to use space: tight at first with short dribbles, wide later with long runs and passes.',
      setup:
        'A small pitch is marked inside a large one of {l} × {w} m. Two mini goals behind each end, two teams of three. The markers of the inner pitch can be moved.',
      rules: [
        'Play on the small pitch first; goals count from anywhere.',
        'After each goal the team that conceded moves two markers one big step outwards.',
        'While they do so, the others go back to their goals.',
        'Once all markers stand outside, the pitch shrinks again.',
        'Ball out: dribble it in.',
      ],
      points: [
        'Small pitch: keep the ball close and turn away.',
        'Large pitch: spread out like a hand.',
        'Where has the pitch become bigger? There is room now.',
        'After a goal quickly home.',
      ],
      harder: ['The scorers say which side may not grow.'],
      easier: ['The coach moves the markers.'],
      scoring: 'Each goal is a point; the pitch is full grown after eight.',
      question: 'What is easier on a big pitch, what on a small one?',
      fault: 'All stay in the middle although there is room outside.',
    },
    de: {
      title: 'Das wachsende Feld',
      aim: 'Den Platz nutzen lernen: zuerst eng mit kurzen Dribblings, später weit mit langen Läufen und Pässen.',
      setup:
        'In einem großen Feld von {l} × {w} m ist ein kleines markiert. Hinter jedem Ende zwei Minitore, drei gegen drei. Die Markierungen des Innenfelds lassen sich versetzen.',
      rules: [
        'Zuerst wird im kleinen Feld gespielt; Tore zählen von überall.',
        'Nach jedem Tor versetzt das Team mit dem Gegentor zwei Markierungen einen großen Schritt nach außen.',
        'Inzwischen gehen die anderen zurück zu ihren Toren.',
        'Stehen alle außen, schrumpft das Feld wieder.',
        'Ball im Aus? Hineindribbeln.',
      ],
      points: [
        'Kleines Feld: Ball eng am Fuß und wegdrehen.',
        'Großes Feld: verteilt euch wie die Finger einer Hand.',
        'Wo ist das Feld gewachsen? Dort ist jetzt Platz.',
        'Nach dem Tor schnell nach Hause.',
      ],
      harder: ['Die Torschützen sagen, welche Seite nicht wachsen darf.'],
      easier: ['Der Trainer versetzt die Markierungen.'],
      scoring: 'Jedes Tor ein Punkt; nach acht ist das Feld ausgewachsen.',
      question: 'Was geht auf dem großen Feld leichter, was auf dem kleinen?',
      fault: 'Alle bleiben in der Mitte, obwohl außen Platz ist.',
    },
    bg: {
      title: 'Порастващото игрище',
      aim: 'Използване на мястото: първо тясно с къс дрибъл, после широко с дълги спринтове и пасове.',
      setup:
        'В голямо поле {l} × {w} м е очертано малко. Зад всеки край има две малки врати, два отбора по трима. Маркерите на вътрешното поле се местят.',
      rules: [
        'Първо се играе на малкото поле; гол важи отвсякъде.',
        'След гол допусналият отбор мести два маркера с голяма крачка навън.',
        'През това време другите се връщат при вратите си.',
        'Когато всички маркери са навън, полето се смалява отново.',
        'Топката е вън? Вкарай я с водене.',
      ],
      points: [
        'Малко поле: топката близо до крака и обръщане.',
        'Голямо поле: разпръснете се като пръстите на ръката.',
        'Къде порасна игрището? Там вече има място.',
        'След гол бързо у дома.',
      ],
      harder: ['Отбелязалите казват коя страна не може да порасне.'],
      easier: ['Маркерите мести треньорът.'],
      scoring: 'Всеки гол е точка; след осем игрището е пораснало.',
      question: 'Какво е по-лесно на голямо игрище и какво – на малко?',
      fault: 'Всички стоят в средата, а отстрани има място.',
    },
  },
}
