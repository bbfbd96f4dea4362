/** 2v2 with bouncers beside the goal: one-two with the goal-line player. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const goalLineWalls: Exercise = {
  key: 'goal-line-walls',
  kind: { practice_type: 'small_sided_game' },
  sizes: [
    createGoalSize('small', { area: [18, 18], level: 2, time: [6, 60, 60] }),
    createGoalSize('youth', { area: [22, 22], ages: [10, 13], level: 3, time: [6, 75, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const up = drawing.player('c', at(1, 0.12))
    drawing.player('c', at(1, 0.88))
    const server = drawing.player('c', at(0, 0.5))
    const one = drawing.player('a', at(0.3, 0.3))
    const two = drawing.player('a', at(0.34, 0.74))
    const first = drawing.player('b', at(0.52, 0.36))
    const second = drawing.player('b', at(0.56, 0.64))
    const ball = drawing.ball(server)
    addBench(drawing, 5)
    playInto(drawing, ball, one, at(0.34, 0.26), [[first, at(0.48, 0.32)]])
    drawing.together(() => {
      drawing.run(one, at(0.44, 0.18))
      drawing.run(first, at(0.54, 0.26))
      drawing.run(two, at(0.5, 0.78))
    })
    drawing.pass(ball, up)
    playInto(drawing, ball, one, at(0.74, 0.28), [
      [first, at(0.64, 0.34)],
      [second, at(0.7, 0.52)],
    ])
    drawing.shot(ball, placeShot(-0.75))
    return drawing
  },
  words: {
    en: {
      title: 'Walls on the goal line',
      aim: 'Use a wall player beside the goal to play behind a defender in a tight two against two.',
      setup:
        '{l} × {w} m, {goal} with a keeper. Two against two inside. A neutral wall on the goal line on each side and a neutral server with balls at the open end.',
      rules: [
        'The server plays to the pair in attack; the other pair defends.',
        'Neutral walls have one touch and may not be tackled.',
        'After winning the ball play to the server, then the roles change.',
        'A goal straight from a wall’s return pass counts double.',
        'Every minute the walls and the server swap with one pair and a helper.',
      ],
      points: [
        'Look for the wall before you look for the dribble.',
        'Pass and curve the run inside, towards the post.',
        'Wall: decide before the ball comes, back to the passer or to the partner.',
        'The partner fills the far post; rebounds go there.',
      ],
      harder: ['Walls return the ball with the weaker foot only.'],
      easier: ['Walls have two touches.'],
      scoring: 'Goal one, goal after the wall two. The pair with most goals after six rounds wins.',
      question: 'Which run did the defender lose sight of?',
      fault: 'The passer runs towards the wall and closes the way for the return.',
    },
    de: {
      title: 'Wände auf der Torlinie',
      aim: 'Im engen Zwei gegen Zwei über einen Wandspieler neben dem Tor in den Rücken der Abwehr kommen.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Innen Zwei gegen Zwei. Auf der Torlinie links und rechts je eine neutrale Wand, am offenen Ende ein neutraler Anspieler mit Bällen.',
      rules: [
        'Der Anspieler spielt zum angreifenden Paar, das andere verteidigt.',
        'Neutrale Wände haben einen Kontakt und werden nicht angegriffen.',
        'Nach Ballgewinn zum Anspieler passen, dann wechselt das Angriffsrecht.',
        'Ein Tor direkt nach dem Wandpass zählt doppelt.',
        'Jede Minute tauschen Wände und Anspieler mit einem Paar und einem Helfer.',
      ],
      points: [
        'Zuerst die Wand suchen, dann das Dribbling.',
        'Passen und im Bogen nach innen laufen, Richtung Pfosten.',
        'Wand: vor dem Ball entscheiden, zurück oder zum Partner.',
        'Der Partner besetzt den langen Pfosten, dort landen die Abpraller.',
      ],
      harder: ['Die Wände spielen nur mit dem schwachen Fuß zurück.'],
      easier: ['Die Wände haben zwei Kontakte.'],
      scoring: 'Tor eins, Tor nach Wandpass zwei. Nach sechs Runden gewinnt das beste Paar.',
      question: 'Welchen Lauf hat der Verteidiger aus den Augen verloren?',
      fault: 'Der Passgeber läuft auf die Wand zu und verstellt den Rückpass.',
    },
    bg: {
      title: 'Стени на крайната линия',
      aim: 'В тясно двама срещу двама чрез играч до вратата се минава зад гърба на защитника.',
      setup:
        '{l} × {w} м, {goal} с вратар. Вътре двама срещу двама. На крайната линия отляво и отдясно има по една неутрална стена, в отворения край – неутрален подаващ с топки.',
      rules: [
        'Подаващият играе към атакуващата двойка, другата се брани.',
        'Неутралните стени имат едно докосване и не се атакуват.',
        'След отнемане – пас към подаващия и ролите се обръщат.',
        'Гол направо след пас от стена е двоен.',
        'Всяка минута стените и подаващият се сменят с една двойка и помощник.',
      ],
      points: [
        'Първо потърси стената, после дрибъла.',
        'Подай и тръгни в дъга навътре, към гредата.',
        'Стена: реши преди топката – обратно или към партньора.',
        'Партньорът заема далечната греда, там падат отбитите топки.',
      ],
      harder: ['Стените връщат само със слабия крак.'],
      easier: ['Стените имат две докосвания.'],
      scoring: 'Гол – един, след стена – два. След шест серии печели двойката с най-много голове.',
      question: 'Кое бягане изгуби от поглед защитникът?',
      fault: 'Подаващият тича към стената и затваря пътя за връщане.',
    },
  },
}
