/** An hourglass: two wide chambers and a narrow waist. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const hourglass: Exercise = {
  key: 'hourglass',
  sizes: createSizes({
    small: [34, 24],
    large: [44, 32],
    ages: [11, 13],
    level: 3,
    time: [5, 120, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.drawing.gears('cone', [
      board.at(0.4, 0.32),
      board.at(0.6, 0.32),
      board.at(0.4, 0.68),
      board.at(0.6, 0.68),
    ])
    board.zones([0.4, 0.32, 0.6, 0.68])
    const a = board.players(
      'a',
      [0.08, 0.3],
      [0.12, 0.76],
      [0.3, 0.14],
      [0.5, 0.5],
      [0.76, 0.2],
      [0.84, 0.78],
    )
    const b = board.players('b', [0.2, 0.34], [0.24, 0.62], [0.44, 0.4], [0.68, 0.4], [0.78, 0.6])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.18, 0.46]], [b(2), [0.18, 0.66]], [a(3), [0.26, 0.1]])
    board.pass(a(1), [b(1), [0.16, 0.36]], [b(2), [0.24, 0.56]])
    board.pass(a(3), [b(1), [0.22, 0.24]], [b(3), [0.4, 0.32]], [a(4), [0.48, 0.6]])
    board.into(a(4), [0.46, 0.5], [b(3), [0.43, 0.38]], [a(6), [0.72, 0.8]])
    board.into(a(6), [0.74, 0.84], [b(5), [0.76, 0.72]], [b(4), [0.66, 0.56]], [a(5), [0.86, 0.16]])
    board.pass(a(5), [b(5), [0.76, 0.8]], [b(4), [0.78, 0.4]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Hourglass',
      aim: 'Stretch the defence in the wide chamber, so that the narrow waist opens for the pass.',
      setup:
        'Pitch of {l} × {w} m: a wide chamber on each side, in between a waist one third as wide. Six attackers: three, one in the waist, two. Five defenders: two, one in front of the waist, two.',
      rules: [
        'Three against two keep the ball in the first chamber.',
        'The ball reaches the second chamber only through the waist.',
        'The player in the waist has two touches; one defender may attack there.',
        'With the pass through, one attacker follows and it is three against two over there.',
        'Defenders who win it try to dribble through the waist themselves.',
      ],
      points: [
        'Width first: touch both edges before you look for the waist.',
        'Pass behind the defender’s step, not into the standing block.',
        'In the waist: half turned, one look over the shoulder each second.',
        'The follower starts with the pass, not after it.',
      ],
      harder: [
        'Four seconds after the pass the ball must have left the waist and touched an edge.',
      ],
      easier: ['Nobody defends in the waist.'],
      scoring:
        'Through the waist: one. There and back without a loss: three. Dribble of the defenders: two.',
      question: 'What opened the waist: a pass, a run or waiting?',
      fault: 'Everybody comes close to the waist and closes it themselves.',
    },
    de: {
      title: 'Sanduhr',
      aim: 'Die Abwehr in der breiten Kammer auseinanderziehen, damit sich die enge Taille für den Pass öffnet.',
      setup:
        'Feld von {l} × {w} m: auf jeder Seite eine breite Kammer, dazwischen eine Taille, ein Drittel so breit. Sechs Angreifer: drei, einer in der Taille, zwei. Fünf Verteidiger: zwei, einer vor der Taille, zwei.',
      rules: [
        'In der ersten Kammer halten drei gegen zwei den Ball.',
        'In die zweite Kammer geht es nur durch die Taille.',
        'In der Taille gelten zwei Kontakte; angreifen darf dort ein Verteidiger.',
        'Mit dem Pass rückt ein Angreifer nach: drüben wieder drei gegen zwei.',
        'Verteidiger dribbeln nach Ballgewinn selbst durch die Taille.',
      ],
      points: [
        'Erst Breite: beide Ränder anspielen, dann die Taille suchen.',
        'Im Rücken des herausrückenden Verteidigers passen, nicht in den stehenden Block.',
        'In der Taille: halb offen, jede Sekunde ein Schulterblick.',
        'Der Nachrückende startet mit dem Pass, nicht danach.',
      ],
      harder: ['Vier Sekunden nach dem Pass muss der Ball drüben am Rand gewesen sein.'],
      easier: ['In der Taille verteidigt niemand.'],
      scoring:
        'Durch die Taille: ein Punkt. Hin und zurück ohne Verlust: drei. Dribbling der Verteidiger: zwei.',
      question: 'Was hat die Taille geöffnet: Pass, Lauf oder Warten?',
      fault: 'Alle kommen zur Taille und machen sie selbst zu.',
    },
    bg: {
      title: 'Пясъчен часовник',
      aim: 'Разтягане на защитата в широката камера, за да се отвори тясната талия за паса.',
      setup:
        'Поле {l} × {w} м: от двете страни широка камера, между тях талия с ширина една трета. Шестима нападатели: трима, един в талията, двама. Петима защитници: двама, един пред талията, двама.',
      rules: [
        'В първата камера трима пазят топката срещу двама.',
        'До втората камера се стига само през талията.',
        'В талията се играе с две докосвания; там атакува само един защитник.',
        'С паса един нападател се включва и отсреща отново са трима срещу двама.',
        'При отнемане защитниците сами минават с топката през талията.',
      ],
      points: [
        'Първо ширина: топката до двата края, после търсете талията.',
        'Подай зад гърба на излизащия защитник, не в стоящия блок.',
        'В талията: полуобърнат, всяка секунда поглед през рамо.',
        'Включващият се тръгва с паса, не след него.',
      ],
      harder: ['Четири секунди след паса топката трябва да е била в края на другата камера.'],
      easier: ['В талията никой не защитава.'],
      scoring:
        'През талията – точка. Натам и обратно без загуба – три. Водене на защитниците – две.',
      question: 'Какво отвори талията: пас, движение или изчакване?',
      fault: 'Всички идват към талията и сами я затварят.',
    },
  },
}
