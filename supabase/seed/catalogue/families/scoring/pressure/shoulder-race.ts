/** Shoulder to shoulder: who reaches the ball first shoots, the other blocks. */
import { addBench, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const shoulderRace: Exercise = {
  key: 'shoulder-race',
  kind: { practice_type: 'opposed', corners: ['physical', 'technical'] },
  sizes: [
    createGoalSize('youth', { area: [20, 18], ages: [11, 13], level: 2, time: [8, 30, 60] }),
    createGoalSize('full', { area: [26, 24], ages: [14, 99], level: 3, time: [8, 30, 75] }),
  ],
  intensity: 'very_high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const red = drawing.player('a', at(0.1, 0.46))
    const blue = drawing.player('b', at(0.1, 0.56))
    const passer = drawing.player('a', at(0, 0.2))
    drawing.player('b', at(0, 0.8))
    drawing.player('a', at(-0.04, 0.46))
    drawing.player('b', at(-0.04, 0.56))
    const ball = drawing.ball(passer)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.pass(ball, at(0.5, 0.4), { for: red })
      drawing.run(red, at(0.5, 0.4))
      drawing.run(blue, at(0.5, 0.5))
    })
    drawing.together(() => {
      drawing.run(red, at(0.62, 0.32))
      drawing.run(blue, at(0.64, 0.44))
    })
    drawing.shot(ball, placeShot(-0.8))
    return drawing
  },
  words: {
    en: {
      title: 'Shoulder to shoulder',
      aim: 'Win the inside line to a loose ball and shoot while an opponent leans on you.',
      setup:
        '{l} × {w} m with a {goal} and a keeper. Two players of different teams side by side, the next two behind them, a passer of each team on the corners with balls.',
      rules: [
        'A passer rolls the ball into the space; both start when it moves.',
        'Whoever gets there first attacks, the other defends and may shoot after a win.',
        'Fair shoulder contact is allowed, arms and pulling are not.',
        'The duel ends with a shot or after five seconds.',
        'Walk back and swap with the passers; the other team’s passer plays next.',
      ],
      points: [
        'First two steps short and hard, then cut in front of the opponent.',
        'Use the body between ball and opponent before you take the touch.',
        'Shoot before your balance is gone, even off the weaker foot.',
      ],
      harder: ['Both start lying on their front or with their back to goal.'],
      easier: ['A head start of one metre for the player who lost the last duel.'],
      scoring: 'Goal two points, shot on target one; the team total counts after eight duels.',
      question: 'What did you do with your arm and hip to keep the inside line?',
      fault: 'Running beside the opponent to the ball instead of across the opponent’s path.',
    },
    de: {
      title: 'Schulter an Schulter',
      aim: 'Den inneren Weg zum freien Ball gewinnen und trotz Körperkontakt abschließen.',
      setup:
        '{l} × {w} m mit {goal} und Torwart. Zwei Spieler verschiedener Teams nebeneinander, dahinter die nächsten zwei, an den Ecken je ein Passgeber jedes Teams mit Bällen.',
      rules: [
        'Ein Passgeber rollt den Ball in den Raum, beide starten mit dem Ball.',
        'Wer zuerst dort ist, greift an; der andere verteidigt und darf kontern.',
        'Faires Rempeln mit der Schulter ist erlaubt, Arme und Ziehen nicht.',
        'Das Duell endet mit dem Schuss oder nach fünf Sekunden.',
        'Zurückgehen und mit den Passgebern tauschen; nun passt das andere Team.',
      ],
      points: [
        'Zwei kurze, harte Schritte, dann vor den Gegner ziehen.',
        'Erst den Körper zwischen Ball und Gegner, dann der Kontakt.',
        'Schießen, bevor das Gleichgewicht weg ist, auch mit dem schwachen Fuß.',
      ],
      harder: ['Beide starten aus der Bauchlage oder mit dem Rücken zum Tor.'],
      easier: ['Wer das letzte Duell verlor, bekommt einen Meter Vorsprung.'],
      scoring: 'Tor zwei Punkte, Schuss aufs Tor einer; nach acht Duellen zählt die Teamsumme.',
      question: 'Was machten Arm und Hüfte, damit du innen bleibst?',
      fault: 'Neben dem Gegner zum Ball laufen, statt seinen Laufweg zu kreuzen.',
    },
    bg: {
      title: 'Рамо до рамо',
      aim: 'Печелене на вътрешния път към свободна топка и удар при телесен контакт.',
      setup:
        '{l} × {w} м с {goal} и вратар. Двама от различни отбори един до друг, зад тях следващите двама, в ъглите – по един подаващ от всеки отбор с топки.',
      rules: [
        'Подаващ пуска топката в пространството, двамата тръгват с нея.',
        'Който пръв стигне, атакува; другият пази и може да контрира.',
        'Позволен е честен контакт с рамо, без ръце и дърпане.',
        'Двубоят свършва с удар или след пет секунди.',
        'Връщане с ходене и смяна с подаващите; сега подава другият отбор.',
      ],
      points: [
        'Две къси и силни крачки, после пресечи пътя на противника.',
        'Първо тялото между топката и противника, после докосването.',
        'Удряй, преди да изгубиш равновесие, дори със слабия крак.',
      ],
      harder: ['И двамата тръгват от лег или с гръб към вратата.'],
      easier: ['Загубилият последния двубой получава метър преднина.'],
      scoring: 'Гол – две точки, точен удар – една; след осем двубоя важи сборът на отбора.',
      question: 'Какво направиха ръката и тазът ти, за да останеш отвътре?',
      fault: 'Тичане успоредно с противника, вместо пресичане на пътя му.',
    },
  },
}
