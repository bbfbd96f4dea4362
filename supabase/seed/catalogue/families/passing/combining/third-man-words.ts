/** Tasks of the third man: who is the third, and how they become free. */
import type { PassingTask } from '../kit'
import { harderThirdTasks } from './third-man-harder-words'

export const thirdTasks: readonly PassingTask[] = [
  {
    key: 'run-beyond',
    harder: 0,
    name: ['the run beyond', 'der Lauf in die Tiefe', 'бягане зад линията'],
    aim: [
      'Start behind the line while the second player still has to receive.',
      'Hinter die Linie starten, während der Zweite den Ball erst bekommt.',
      'Тръгване зад линията, докато вторият още получава.',
    ],
    rule: [
      'First plays into second, second sets first time to the side, and the third runs past the mannequin line and takes the ball behind it. End with a pass into the mini goal. First becomes second, second third, third fetches the ball and joins the line.',
      'Der Erste spielt auf den Zweiten, der legt direkt zur Seite in den Lauf des Dritten, der hinter der Dummy-Linie übernimmt. Abschluss mit Pass ins Minitor. Der Erste wird Zweiter, der Zweite Dritter, der Dritte holt den Ball und stellt sich an.',
      'Първият играе към втория, той от първо пуска встрани, третият минава линията от манекени и поема зад нея. Накрая пас в малката врата. Първият става втори, вторият – трети, третият взема топката и се нарежда.',
    ],
    points: [
      [
        'Third: go when the first pass is half way.',
        'Dritter: los, wenn der erste Pass auf halbem Weg ist.',
        'Трети: тръгни, когато първият пас е по средата.',
      ],
      [
        'Second: set the ball into the space, weighted for a sprint.',
        'Zweiter: in den Raum legen, mit Gewicht für einen Sprint.',
        'Втори: пусни в пространството, премерено за спринт.',
      ],
    ],
    more: [
      [
        'The third finishes first time.',
        'Der Dritte schließt direkt ab.',
        'Третият завършва от първо.',
      ],
    ],
    easier: [
      'The second may take two touches.',
      'Der Zweite hat zwei Kontakte.',
      'Вторият има две докосвания.',
    ],
    scoring: [
      'A ball taken without braking and passed into the goal: two points; with braking: one.',
      'Ohne Bremsen mitgenommen und ins Tor gepasst: zwei Punkte; mit Bremsen: einer.',
      'Поемане без спиране и гол – две точки; със спиране – една.',
    ],
    question: [
      'What tells the third that it is time to go?',
      'Woran merkt der Dritte, dass er los muss?',
      'По какво третият разбира, че е време?',
    ],
    fault: [
      'Third starts when the ball is already with the second.',
      'Der Dritte startet erst, wenn der Ball beim Zweiten ist.',
      'Третият тръгва чак когато топката е при втория.',
    ],
  },
  {
    key: 'facing-player',
    harder: 1,
    name: ['find the one who faces forward', 'den Blickfreien finden', 'намери обърнатия напред'],
    aim: [
      'Reach a covered team-mate by way of another.',
      'Einen gedeckten Mitspieler über einen anderen erreichen.',
      'Покрит съотборник се достига през друг.',
    ],
    rule: [
      'The direct pass to the third is closed by the mannequins. First plays past it to the second, who has the back to goal and sets the ball to the third, who has moved up facing forward. The third passes through the middle of the line into the goal.',
      'Der direkte Pass zum Dritten ist durch die Dummys zu. Der Erste spielt daran vorbei auf den Zweiten mit Rücken zum Tor; der legt auf den aufgerückten Dritten mit Blick nach vorn. Der Dritte passt mitten durch die Linie ins Tor.',
      'Прекият пас към третия е затворен от манекените. Първият играе покрай тях към втория, който е с гръб; той връща на третия, излязъл с лице напред. Третият подава през средата на линията в целта.',
    ],
    points: [
      [
        'Third: move into the sight of the second, not of the first.',
        'Dritter: ins Blickfeld des Zweiten gehen, nicht des Ersten.',
        'Трети: влез в полезрението на втория, не на първия.',
      ],
      [
        'First: the strength of your pass decides whether one touch is possible.',
        'Erster: Deine Passhärte entscheidet, ob ein Kontakt reicht.',
        'Първи: силата на паса решава дали стига едно докосване.',
      ],
    ],
    more: [
      [
        'The third chooses: pass to goal or dribble through the line.',
        'Der Dritte wählt: Pass ins Tor oder Dribbling durch die Linie.',
        'Третият избира: пас в целта или водене през линията.',
      ],
    ],
    easier: [
      'The third stands still in the right place.',
      'Der Dritte steht schon am richtigen Ort.',
      'Третият вече стои на мястото.',
    ],
    scoring: [
      'Set-back and pass first time: two points; otherwise one.',
      'Ablage und Pass direkt: zwei Punkte; sonst einer.',
      'Връщане и пас от първо – две точки; иначе една.',
    ],
    question: [
      'Why does the ball go to someone with the back to goal first?',
      'Warum geht der Ball erst zu jemandem mit dem Rücken zum Tor?',
      'Защо топката първо отива при играч с гръб?',
    ],
    fault: [
      'The third hides behind a mannequin.',
      'Der Dritte steht hinter einem Dummy.',
      'Третият се крие зад манекен.',
    ],
  },
  ...harderThirdTasks,
]
