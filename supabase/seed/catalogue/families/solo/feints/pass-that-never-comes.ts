/** Two against one: the team-mate as a feint. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const passThatNeverComes: Exercise = {
  key: 'pass-that-never-comes',
  sizes: createSizes(
    [[18, 14], [9, 12], 2, [8, 60, 45]],
    [[24, 18], [13, 99], 3, [8, 75, 60], { more: 3 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('mini', at(1, 0.25), 180)
    drawing.goal('mini', at(1, 0.75), 180)
    const carrier = drawing.player('a', at(0.1, 0.36))
    const mate = drawing.player('a', at(0.1, 0.74))
    drawing.ball(drawing.player('a', at(-0.06, 0.3)))
    drawing.player('a', at(-0.06, 0.7))
    const defender = drawing.player('b', at(0.74, 0.46))
    drawing.player('b', at(1.07, 0.5))
    const ball = drawing.ball(carrier)
    moveAll(drawing, [carrier, at(0.46, 0.4)], [mate, at(0.5, 0.78)], [defender, at(0.62, 0.5)])
    moveAll(
      drawing,
      [carrier, at(0.54, 0.36), at(0.76, 0.26)],
      [mate, at(0.68, 0.8)],
      [defender, at(0.6, 0.62), at(0.68, 0.5)],
    )
    drawing.pass(ball, at(1, 0.25))
    return drawing
  },
  words: {
    en: {
      title: 'The pass that never comes',
      aim: 'In two against one use the team-mate as a feint: the defender decides who gets the ball.',
      setup:
        'Field of {l} × {w} m with two mini goals on the far line. Pairs of attackers at the start, one ball a pair; one defender in the field, the next between the goals.',
      rules: [
        'The carrier dribbles at the defender, the partner runs level, five metres apart.',
        'If the defender steps to the partner: fake the pass and go alone.',
        'If the defender stays on the carrier: pass, at the last moment.',
        'Each pair may pass only once per attack.',
        'The defender scores by dribbling over the start line; pairs alternate, the defenders change every four attacks.',
      ],
      points: [
        'Look at the partner and open the hip: that is what the defender reads.',
        'Swing over the ball or drag it on with the outside of the same foot.',
        'Partner: call for the ball even if you do not get it.',
      ],
      harder: ['A second defender chases from the start line.'],
      easier: ['The defender starts on the far line and has to stay between the goals.'],
      scoring: 'Goal after a fake pass: two points. Goal after a real pass: one. Ball won: one.',
      question: 'What did the defender do with feet and eyes when they expected the pass?',
      fault: 'The carrier decides before the start and plays what was planned.',
    },
    de: {
      title: 'Der Pass, der nicht kommt',
      aim: 'Im Zwei gegen Eins den Mitspieler als Finte nutzen: Der Verteidiger entscheidet, wer den Ball bekommt.',
      setup:
        'Feld von {l} × {w} m mit zwei Minitoren auf der hinteren Linie. Angreiferpaare am Start, ein Ball je Paar; ein Verteidiger im Feld, der nächste zwischen den Toren.',
      rules: [
        'Der Ballführende dribbelt auf den Gegner, der Partner läuft fünf Meter daneben mit.',
        'Rückt der Gegner zum Partner: Pass antäuschen und selbst gehen.',
        'Bleibt er beim Ball: im letzten Moment abspielen.',
        'Je Angriff ist nur ein Pass erlaubt.',
        'Der Verteidiger punktet mit Dribbling über die Startlinie; die Paare wechseln sich ab, nach vier Angriffen der Verteidiger.',
      ],
      points: [
        'Zum Partner schauen und die Hüfte öffnen: Genau das liest der Gegner.',
        'Über den Ball schwingen oder ihn mit dem Außenrist mitnehmen.',
        'Partner: den Ball fordern, auch wenn er nicht kommt.',
      ],
      harder: ['Ein zweiter Verteidiger setzt von der Startlinie nach.'],
      easier: ['Der Verteidiger startet hinten und muss zwischen den Toren bleiben.'],
      scoring:
        'Tor nach angetäuschtem Pass: zwei Punkte. Nach echtem Pass: einer. Ballgewinn: einer.',
      question: 'Was tat der Gegner mit Füßen und Augen, als er den Pass erwartete?',
      fault: 'Der Ballführende hat schon vor dem Start entschieden.',
    },
    bg: {
      title: 'Пасът, който не идва',
      aim: 'При двама срещу един съотборникът е част от финта: защитникът решава кой ще получи топката.',
      setup:
        'Поле {l} × {w} м с две малки врати на далечната линия. На старта – двойки нападатели с по една топка; един защитник в полето, следващият е между вратите.',
      rules: [
        'Водещият топката тръгва срещу защитника, партньорът тича наравно на пет метра.',
        'Ако защитникът тръгне към партньора: лъжлив пас и самостоятелен пробив.',
        'Ако остане при топката: пас в последния миг.',
        'В атака е разрешен само един пас.',
        'Защитникът бележи с дрибъл през стартовата линия; двойките се редуват, защитниците се сменят на четири атаки.',
      ],
      points: [
        'Погледни партньора и отвори таза: точно това чете защитникът.',
        'Замахни над топката или я поведи с външната част на същия крак.',
        'Партньор: искай топката, дори да не я получиш.',
      ],
      harder: ['Втори защитник преследва от стартовата линия.'],
      easier: ['Защитникът започва отзад и остава между вратите.'],
      scoring: 'Гол след лъжлив пас – две точки. Гол след истински пас – една. Отнемане – една.',
      question: 'Какво направи защитникът с крака и очи, когато очакваше паса?',
      fault: 'Водещият е решил още преди старта и играе наученото.',
    },
  },
}
