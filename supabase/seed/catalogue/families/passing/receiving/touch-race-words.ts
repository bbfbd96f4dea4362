/** Tasks of the first-touch race: what ball comes and where it may go. */
import type { PassingTask } from '../kit'
import { harderRaceTasks } from './touch-race-harder-words'

export const raceTasks: readonly PassingTask[] = [
  {
    key: 'two-lines',
    harder: 0,
    name: ['left line or right line', 'linke oder rechte Linie', 'лява или дясна линия'],
    aim: [
      'The first touch goes into the free side and starts the run.',
      'Der erste Kontakt geht auf die freie Seite und eröffnet den Lauf.',
      'Първото докосване е към свободната страна и започва бягането.',
    ],
    rule: [
      'The server passes to the attacker. With the attacker’s first touch the defender may start. The attacker dribbles over the left or the right side line; the defender tries to win the ball or push it out.',
      'Der Anspieler passt zum Angreifer. Mit dessen erstem Kontakt darf der Verteidiger starten. Der Angreifer dribbelt über die linke oder rechte Seitenlinie; der Verteidiger versucht, den Ball zu erobern oder wegzuspitzeln.',
      'Подаващият играе към нападателя. С първото му докосване защитникът може да тръгне. Нападателят води през лявата или дясната странична линия; защитникът отнема или избива.',
    ],
    points: [
      [
        'Touch the ball two metres away into the free side, then sprint.',
        'Ball zwei Meter auf die freie Seite mitnehmen, dann Sprint.',
        'Насочи топката два метра към свободната страна, после спринт.',
      ],
      [
        'Show with the shoulder the wrong side first.',
        'Zeig mit der Schulter zuerst die falsche Seite.',
        'Първо покажи с рамо грешната страна.',
      ],
    ],
    more: [
      [
        'The defender starts when the server passes.',
        'Der Verteidiger startet schon mit dem Pass.',
        'Защитникът тръгва още с паса.',
      ],
    ],
    easier: [
      'The defender starts two metres further back.',
      'Der Verteidiger startet zwei Meter weiter hinten.',
      'Защитникът тръгва от два метра по-назад.',
    ],
    scoring: [
      'One point for each crossed line, one for the defender who stops it.',
      'Ein Punkt pro überdribbelter Linie, einer für den Verteidiger, der es verhindert.',
      'Точка за премината линия, точка за защитника, който спре.',
    ],
    question: [
      'How do you find out which side is free before the ball comes?',
      'Wie findest du vor dem Ball heraus, welche Seite frei ist?',
      'Как разбираш коя страна е свободна, преди топката да дойде?',
    ],
    fault: [
      'Ball stopped under the foot: the lead is gone.',
      'Ball unter der Sohle gestoppt: Der Vorsprung ist weg.',
      'Спряна топка под крака: преднината изчезва.',
    ],
  },
  {
    key: 'three-touches',
    harder: 1,
    name: ['score with the third touch', 'Tor mit dem dritten Kontakt', 'гол с третото докосване'],
    aim: [
      'Take the ball so that the next touches lead straight to a goal.',
      'So annehmen, dass die nächsten Kontakte direkt zum Tor führen.',
      'Поемане, от което следващите докосвания водят към гол.',
    ],
    rule: [
      'A mini goal stands on each side. The attacker has three touches in all: receive, push on, shoot at the left or right goal. The defender starts with the first touch and scores with a steal passed back to the server.',
      'Auf jeder Seite steht ein Minitor. Der Angreifer hat drei Kontakte: annehmen, vorlegen, auf das linke oder rechte Tor schießen. Der Verteidiger startet mit dem ersten Kontakt und punktet mit einem Rückpass zum Anspieler.',
      'От всяка страна има малка врата. Нападателят има три докосвания: поемане, насочване, удар в лявата или дясната. Защитникът тръгва с първото и печели точка, ако отнеме и подаде на подаващия.',
    ],
    points: [
      [
        'Plan backwards: where must the second touch be for the shot?',
        'Denk rückwärts: Wo muss der zweite Kontakt sein, damit der Schuss passt?',
        'Мисли отзад напред: къде да е второто докосване за удара?',
      ],
      [
        'Put the body between defender and ball at once.',
        'Sofort den Körper zwischen Verteidiger und Ball bringen.',
        'Веднага тялото между защитника и топката.',
      ],
    ],
    more: [['Two touches in all.', 'Insgesamt nur zwei Kontakte.', 'Общо само две докосвания.']],
    easier: ['Four touches in all.', 'Insgesamt vier Kontakte.', 'Общо четири докосвания.'],
    scoring: [
      'Goal with the third touch two points, with the second three; a steal one.',
      'Tor mit dem dritten Kontakt zwei Punkte, mit dem zweiten drei; Ballgewinn einer.',
      'Гол с третото докосване – две точки, с второто – три; отнемане – една.',
    ],
    question: [
      'Which goal did the defender leave open?',
      'Welches Tor hat der Verteidiger offen gelassen?',
      'Коя врата остави защитникът?',
    ],
    fault: [
      'First touch too short: two more are needed to get free.',
      'Erster Kontakt zu kurz: Es braucht zwei weitere.',
      'Късо първо докосване: трябват още две.',
    ],
  },
  ...harderRaceTasks,
]
