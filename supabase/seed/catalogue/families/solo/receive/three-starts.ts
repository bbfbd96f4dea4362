/** The same duel, the ball from three sides. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const threeStarts: Exercise = {
  key: 'three-starts',
  sizes: createSizes([[18, 16], [9, 12], 2, [9, 45, 45]], [[24, 20], [13, 99], 3, [9, 60, 45]]),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('mini', at(1, 0.3), 180)
    drawing.goal('mini', at(1, 0.7), 180)
    const front = drawing.player('a', at(0.94, 0.08))
    const side = drawing.player('a', at(0.4, 0))
    const back = drawing.player('a', at(0, 0.5))
    drawing.ball(front)
    drawing.ball(back)
    const receiver = drawing.player('a', at(0.44, 0.54))
    const defender = drawing.player('b', at(0.78, 0.5))
    const ball = drawing.ball(side)
    playInto(drawing, ball, receiver, at(0.42, 0.44), [[defender, at(0.64, 0.5)]])
    moveAll(
      drawing,
      [receiver, at(0.52, 0.54), at(0.62, 0.74), at(0.8, 0.72)],
      [defender, at(0.6, 0.56), at(0.66, 0.62)],
    )
    drawing.pass(ball, at(1, 0.7))
    return drawing
  },
  words: {
    en: {
      title: 'Three starts, one duel',
      aim: 'Prepare the duel with the first touch, wherever the pass comes from: behind, side or front.',
      setup:
        'Field of {l} × {w} m with two mini goals on the far line. Three servers with a ball each: behind the attacker, at the side and beside the goals. One attacker in the middle, one defender in front of the goals.',
      rules: [
        'The coach names one of the servers only when the attacker is moving.',
        'Pass from behind: look over the shoulder, first touch forward.',
        'Pass from the side: across the body, to the far foot.',
        'Pass from the front: control facing the defender and go at once.',
        'Duel for both mini goals; after three balls attacker, defender and servers rotate.',
      ],
      points: [
        'Know where the defender is before your server is named.',
        'Adjust the feet first, then the touch.',
        'The first touch narrows the distance; the second invites the defender to step in.',
      ],
      harder: ['Two servers are named: the attacker shows with a run which pass is wanted.'],
      easier: ['The order of the servers is fixed: behind, side, front.'],
      scoring: 'A goal is one point; scored after all three starts: three extra.',
      question: 'Which of the three starts gave the defender least time, and why?',
      fault: 'The same square touch is used for all three passes.',
    },
    de: {
      title: 'Drei Zuspiele, ein Duell',
      aim: 'Mit dem ersten Kontakt das Duell vorbereiten, ob der Pass von hinten, von der Seite oder von vorn kommt.',
      setup:
        'Feld von {l} × {w} m mit zwei Minitoren auf der hinteren Linie. Drei Zuspieler mit je einem Ball: hinter dem Angreifer, seitlich und neben den Toren. In der Mitte ein Angreifer, vor den Toren ein Verteidiger.',
      rules: [
        'Der Trainer ruft den Zuspieler erst, wenn der Angreifer in Bewegung ist.',
        'Pass von hinten: Schulterblick, erster Kontakt nach vorn.',
        'Pass von der Seite: vor dem Körper durch auf den fernen Fuß.',
        'Pass von vorn: mit Blick zum Gegner annehmen und sofort los.',
        'Duell auf beide Minitore; nach drei Bällen rotieren Angreifer, Verteidiger und Zuspieler.',
      ],
      points: [
        'Wissen, wo der Verteidiger steht, bevor gerufen wird.',
        'Erst die Füße stellen, dann annehmen.',
        'Der erste Kontakt verkürzt den Abstand, der zweite lockt den Gegner.',
      ],
      harder: ['Zwei werden gerufen: Der Angreifer zeigt mit dem Laufweg, welchen Pass er will.'],
      easier: ['Die Reihenfolge steht fest: hinten, Seite, vorn.'],
      scoring: 'Tor ein Punkt; nach allen drei Zuspielen getroffen: drei Zusatzpunkte.',
      question: 'Welches Zuspiel ließ dem Verteidiger am wenigsten Zeit, und warum?',
      fault: 'Alle drei Pässe werden gleich und frontal angenommen.',
    },
    bg: {
      title: 'Три подавания, един дуел',
      aim: 'Подготовка на дуела с първото докосване, независимо дали пасът идва отзад, отстрани или отпред.',
      setup:
        'Поле {l} × {w} м с две малки врати на далечната линия. Трима подаващи с по една топка: зад нападателя, отстрани и до вратите. Един нападател в средата и един защитник пред вратите.',
      rules: [
        'Треньорът назовава подаващия чак когато нападателят е в движение.',
        'Пас отзад: поглед през рамо и първо докосване напред.',
        'Пас отстрани: топката минава пред тялото към далечния крак.',
        'Пас отпред: овладяване с лице към защитника и веднага тръгване.',
        'Дуел на двете врати; след три топки нападател, защитник и подаващи се сменят.',
      ],
      points: [
        'Знай къде е защитникът, преди да бъде назован подаващият.',
        'Първо намести краката, после докосни.',
        'Първото докосване скъсява дистанцията, второто примамва защитника.',
      ],
      harder: ['Назовават се двама: нападателят показва с движение кой пас иска.'],
      easier: ['Редът е известен: отзад, отстрани, отпред.'],
      scoring: 'Гол – точка; гол и след трите подавания – три допълнителни.',
      question: 'Кое подаване остави най-малко време на защитника и защо?',
      fault: 'И трите паса се посрещат еднакво, с лице към паса.',
    },
  },
}
