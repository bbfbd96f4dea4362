/** First touch across the body in a game. */
import type { TaskWords } from '../kit'

export const fourWords: TaskWords = {
  en: {
    name: 'Receive here, score over there',
    aim: 'Change the side of the attack with the first touch in a small game.',
    setup:
      '{l} × {w} m with two mini goals on each end line, near the corners. Two teams of four; spare balls with the coach.',
    steps: [
      'Free play; each team attacks two goals and defends two.',
      'Receive from one side and go on to the other: a goal from that counts double.',
      'From the left take it with the right foot, from the right with the left.',
      'After a goal the team that let it in starts; ball out: a pass-in.',
    ],
    points: [
      'Offer yourself so that you can see both goals.',
      'If they shift to the ball, the far goal is one touch away.',
      'Passer: to the far foot, otherwise the touch cannot open.',
      'Team-mate on the far side: stay wide for that moment.',
    ],
    scoring: 'A goal counts one, on the other side after a touch across the body two.',
    question: 'How often did the first touch decide where the attack went?',
    fault: 'Every touch goes back to where the pass came from.',
    harder: ['Three touches at most.'],
    easier: ['A neutral player helps whoever has the ball.'],
  },
  de: {
    name: 'Hier annehmen, drüben treffen',
    aim: 'Im kleinen Spiel mit dem ersten Kontakt die Seite des Angriffs wechseln.',
    setup:
      '{l} × {w} m mit zwei Minitoren auf jeder Endlinie, nahe den Ecken. Zwei Viererteams; Ersatzbälle beim Trainer.',
    steps: [
      'Freies Spiel; jedes Team greift zwei Tore an und schützt zwei.',
      'Von einer Seite annehmen, zur anderen weiter: Dieses Tor zählt doppelt.',
      'Von links mit rechts mitnehmen, von rechts mit links.',
      'Nach einem Tor beginnt, wer es bekam; bei Aus wird eingepasst.',
    ],
    points: [
      'So anbieten, dass du beide Tore siehst.',
      'Schieben sie zum Ball, ist das ferne Tor einen Kontakt entfernt.',
      'Passgeber: in den fernen Fuß, sonst öffnet sich nichts.',
      'Wer fern ist, bleibt breit für diesen Moment.',
    ],
    scoring: 'Ein Tor zählt eins, drüben nach Mitnahme am Körper vorbei zwei.',
    question: 'Wie oft hat der erste Kontakt entschieden, wohin der Angriff geht?',
    fault: 'Jeder Kontakt geht dorthin zurück, woher der Pass kam.',
    harder: ['Höchstens drei Kontakte.'],
    easier: ['Ein Neutraler hilft dem Team am Ball.'],
  },
  bg: {
    name: 'Поеми тук, вкарай отсреща',
    aim: 'В малка игра сменяте страната на атаката с първото докосване.',
    setup:
      '{l} × {w} м с две малки врати на всяка крайна линия, близо до ъглите. Два отбора по четирима; резервните топки са при треньора.',
    steps: [
      'Свободна игра; всеки отбор атакува две врати и пази две.',
      'Поеми от едната страна и продължи към другата: такъв гол е двоен.',
      'Отляво се поема с десния крак, отдясно с левия.',
      'След гол започва отборът, който го е допуснал; при аут се вкарва с крак.',
    ],
    points: [
      'Предлагай се така, че да виждаш и двете врати.',
      'Изместят ли се към топката, далечната врата е на едно докосване.',
      'Подаващ: в далечния крак, иначе нищо не се отваря.',
      'Далечният съотборник остава широко за този миг.',
    ],
    scoring: 'Голът носи точка, отсреща след докосване през тялото две.',
    question: 'Колко пъти първото докосване реши накъде отива атаката?',
    fault: 'Всяко докосване връща топката там, откъдето е дошла.',
    harder: ['Най-много три докосвания.'],
    easier: ['Неутрален помага на отбора с топката.'],
  },
}
