/** A duel with a way back: play it home, move, try again. */
import { drawPasses, moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const secondAttempt: Exercise = {
  key: 'second-attempt',
  sizes: createSizes(
    [[16, 14], [9, 12], 2, [8, 60, 60]],
    [[20, 18], [13, 99], 3, [8, 75, 60], { more: 3 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('mini', at(1, 0.2), 180)
    drawing.goal('mini', at(1, 0.8), 180)
    const support = drawing.player('a', at(0.06, 0.5))
    drawing.ball(drawing.player('a', at(0, 0.8)))
    const attacker = drawing.player('a', at(0.42, 0.4))
    const defender = drawing.player('b', at(0.72, 0.46))
    drawing.player('b', at(1.06, 0.5))
    const ball = drawing.ball(support)
    drawing.together(() => {
      drawing.run(defender, at(0.6, 0.42))
      drawing.pass(ball, attacker)
    })
    moveAll(drawing, [attacker, at(0.46, 0.26)], [defender, at(0.6, 0.28)])
    drawPasses(drawing, ball, [support])
    playInto(drawing, ball, attacker, at(0.48, 0.68), [[defender, at(0.62, 0.52)]])
    moveAll(drawing, [attacker, at(0.76, 0.84)], [defender, at(0.7, 0.62)])
    drawing.pass(ball, at(1, 0.8))
    return drawing
  },
  words: {
    en: {
      title: 'The second attempt: a duel with a way back',
      aim: 'Decide whether the duel is on now, or whether a pass back and a new angle make it better.',
      setup:
        'Field of {l} × {w} m with two mini goals on the far line. A support player with the balls on the near line, an attacker and a defender in the field, a spare of each outside.',
      rules: [
        'The support player feeds the attacker, who attacks either mini goal.',
        'Whenever the duel is not on, the ball may go back: two resets per ball.',
        'After a reset the attacker receives in another place, never where the pass came from.',
        'The defender may score by passing to the support player’s line.',
        'The attack lasts 15 seconds at most; then the next attacker and the next defender come in.',
      ],
      points: [
        'Go when the defender is square, moving or too near to one goal.',
        'Reset when the defender is side-on and waiting.',
        'Move while the ball goes back: the defender looks at the ball, not at you.',
      ],
      harder: ['One reset only, played with one touch.'],
      easier: ['The defender starts each duel with one foot on the far line.'],
      scoring: 'Goal one point; a goal straight after a reset two; a ball won by the defender one.',
      question: 'What told you to go, and what told you to play back?',
      fault: 'The attacker goes into every duel, also where the defender stands best.',
    },
    de: {
      title: 'Der zweite Anlauf: Duell mit Rückweg',
      aim: 'Entscheiden, ob das Duell jetzt passt oder ob Rückpass und neuer Winkel es besser machen.',
      setup:
        'Feld von {l} × {w} m mit zwei Minitoren auf der hinteren Linie. Ein Unterstützer mit den Bällen auf der vorderen Linie, ein Angreifer und ein Verteidiger im Feld, je einer wartet draußen.',
      rules: [
        'Der Unterstützer spielt den Angreifer an, der auf eines der Minitore geht.',
        'Passt das Duell nicht, darf der Ball zurück: zweimal je Angriff.',
        'Nach dem Rückpass wird an einer anderen Stelle angenommen.',
        'Der Verteidiger punktet mit einem Pass auf die Linie des Unterstützers.',
        'Ein Angriff dauert höchstens 15 Sekunden, dann kommen die nächsten beiden.',
      ],
      points: [
        'Los, wenn der Gegner frontal steht, läuft oder ein Tor freigibt.',
        'Zurück, wenn er seitlich steht und wartet.',
        'Während des Rückpasses bewegen: Der Gegner schaut dann auf den Ball.',
      ],
      harder: ['Nur ein Rückpass, und der wird direkt gespielt.'],
      easier: ['Der Verteidiger beginnt jedes Duell mit einem Fuß auf der hinteren Linie.'],
      scoring: 'Tor ein Punkt, Tor gleich nach dem Rückpass zwei, Ballgewinn einer.',
      question: 'Was hat dir gesagt: jetzt los, und was: lieber zurück?',
      fault: 'Der Angreifer geht in jedes Duell, auch wenn der Gegner bestens steht.',
    },
    bg: {
      title: 'Втори опит: дуел с път назад',
      aim: 'Преценка дали дуелът е изгоден сега, или връщане на топката и нов ъгъл ще го направят по-добър.',
      setup:
        'Поле {l} × {w} м с две малки врати на далечната линия. Подкрепящ с топките на близката линия, един нападател и един защитник в полето, по един резервен отвън.',
      rules: [
        'Подкрепящият подава на нападателя, който атакува едната от вратите.',
        'Ако дуелът не е изгоден, топката може да се върне – до два пъти в атака.',
        'След връщането нападателят получава на друго място.',
        'Защитникът бележи с пас към линията на подкрепящия.',
        'Атаката трае най-много 15 секунди, после влизат следващите двама.',
      ],
      points: [
        'Тръгвай, щом защитникът е с лице към теб, в движение или далеч от едната врата.',
        'Върни, когато той стои странично и чака.',
        'Движи се, докато топката пътува назад: тогава той гледа нея.',
      ],
      harder: ['Само едно връщане, и то от първо докосване.'],
      easier: ['Защитникът започва всеки дуел с един крак на далечната линия.'],
      scoring: 'Гол – точка, гол веднага след връщане – две, отнемане – точка за защитника.',
      question: 'Какво ти каза „тръгвай“ и какво – „върни“?',
      fault: 'Нападателят влиза във всеки дуел, дори когато защитникът е най-добре поставен.',
    },
  },
}
