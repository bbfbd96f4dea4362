/** Behind each goal lies a car park: drive in, or shoot from before it. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const parkOrShoot: Exercise = {
  key: 'park-or-shoot',
  sizes: createSizes({
    small: [26, 18],
    large: [32, 24],
    ages: [7, 9],
    olderAges: [10, 12],
    level: 1,
    time: [5, 120, 60],
    more: 2,
  }),
  intensity: 'high',
  kind: { topic: 'dribbling' },
  draw(size) {
    const board = createBoard(size)
    board.zones([0, 0, 0.14, 0.3], [0, 0.7, 0.14, 1], [0.86, 0, 1, 0.3], [0.86, 0.7, 1, 1])
    board.goals('small', [0, 0.5, 0], [1, 0.5, 180])
    const ours = board.keeper('a', 0.05, 0.5)
    const theirs = board.keeper('b', 0.95, 0.5)
    const a = board.players('a', [0.24, 0.5], [0.44, 0.2], [0.46, 0.78])
    const b = board.players('b', [0.4, 0.46], [0.62, 0.3], [0.64, 0.66])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.38, 0.34]], [b(2), [0.56, 0.26]], [ours, [0.08, 0.5]])
    board.run(
      [a(2), [0.64, 0.12]],
      [b(2), [0.66, 0.22]],
      [a(3), [0.66, 0.7]],
      [b(3), [0.72, 0.58]],
      [theirs, [0.95, 0.46]],
    )
    board.run([a(2), [0.92, 0.12]], [b(2), [0.84, 0.22]], [theirs, [0.95, 0.42]])
    board.run([ours, [0.06, 0.5]], [b(1), [0.6, 0.4]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Park or shoot',
      aim: 'Choose between two ways to score: drive round the outside or shoot through the middle.',
      setup:
        'Pitch of {l} × {w} m with a 3 m goal and a keeper at each end. A car park lies on both sides of each goal. Two teams of three outfield players.',
      rules: [
        'Score in the goal, or stop the ball with the sole in one of their car parks.',
        'Parking works only on the dribble, not after a pass into it.',
        'Defenders may not stand in a car park and wait.',
        'After parking the other team dribbles out from there.',
        'Keepers change after each round.',
      ],
      points: [
        'Defender in the middle? Drive outside.',
        'Defender outside? Cut in and shoot.',
        'Brake with the sole, like at a red light.',
        'Look up once before you decide.',
      ],
      harder: ['Parking and a goal in turn: the same way may not count twice in a row.'],
      easier: ['The car parks reach from the goal to the corner and are deeper.'],
      scoring: 'Parked: one. Goal: two.',
      question: 'What made you choose the car park or the shot?',
      fault: 'The decision was made long before and the defender knows it.',
    },
    de: {
      title: 'Parken oder schießen',
      aim: 'Zwischen zwei Wegen zum Erfolg wählen: außen herum dribbeln oder durch die Mitte schießen.',
      setup:
        'Feld von {l} × {w} m, an jedem Ende ein Drei-Meter-Tor mit Torhüter, links und rechts davon je ein Parkplatz. Drei gegen drei Feldspieler.',
      rules: [
        'Ins Tor treffen oder den Ball mit der Sohle auf einem ihrer Parkplätze stoppen.',
        'Geparkt wird nur dribbelnd, nicht nach einem Pass hinein.',
        'Verteidiger dürfen nicht auf dem Parkplatz warten.',
        'Danach dribbelt das andere Team von dort los.',
        'Nach jedem Durchgang wechseln die Torhüter.',
      ],
      points: [
        'Verteidiger in der Mitte? Fahr außen.',
        'Verteidiger außen? Zieh nach innen und schieß.',
        'Mit der Sohle bremsen wie an der roten Ampel.',
        'Einmal aufschauen, bevor du dich entscheidest.',
      ],
      harder: ['Abwechselnd: Derselbe Weg zählt nicht zweimal nacheinander.'],
      easier: ['Die Parkplätze sind tiefer und reichen bis zum Tor.'],
      scoring: 'Geparkt: ein Punkt. Tor: zwei.',
      question: 'Was hat dich parken oder schießen lassen?',
      fault: 'Die Entscheidung fiel lange vorher, der Verteidiger weiß sie schon.',
    },
    bg: {
      title: 'Паркирай или стреляй',
      aim: 'Избор между два пътя: водене отстрани или удар през средата.',
      setup:
        'Поле {l} × {w} м, във всеки край триметрова врата с вратар, а от двете ѝ страни по един паркинг. Два отбора по трима полеви играчи.',
      rules: [
        'Вкарай във вратата или спри топката с подметка в техен паркинг.',
        'Паркира се само с водене, не след пас вътре.',
        'Защитниците не могат да чакат в паркинга.',
        'След паркиране другият отбор тръгва оттам с водене.',
        'След всяка серия вратарите се сменят.',
      ],
      points: [
        'Защитникът е в средата? Мини отстрани.',
        'Защитникът е отстрани? Влез навътре и удряй.',
        'Спри с подметката като на червен светофар.',
        'Погледни веднъж, преди да решиш.',
      ],
      harder: ['Редувайте: един и същи начин не важи два пъти подред.'],
      easier: ['Паркингите са по-дълбоки и стигат до вратата.'],
      scoring: 'Паркиране – една. Гол – две.',
      question: 'Какво те накара да паркираш или да стреляш?',
      fault: 'Решението е взето отдавна и защитникът го знае.',
    },
  },
}
