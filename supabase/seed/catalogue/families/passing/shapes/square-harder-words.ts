/** The further tasks of the passing square: what happens at each corner. */
import type { PassingTask } from '../kit'

export const harderSquareTasks: readonly PassingTask[] = [
  {
    key: 'choose-direction',
    harder: 1,
    from: 8,
    name: ['choose left or right', 'links oder rechts wählen', 'избор наляво или надясно'],
    aim: [
      'Keep both ways open until the last moment and hide the intention.',
      'Bis zuletzt beide Wege offen halten und die Absicht verbergen.',
      'И двете посоки са отворени до последно, а намерението е скрито.',
    ],
    rule: [
      'The receiver decides with the first touch whether the ball goes on or back round the other way. Neighbours on both sides ask for it. Passing back to the corner it came from is allowed only after a turn with the ball.',
      'Der Empfänger entscheidet mit dem ersten Kontakt, ob der Ball weiter oder andersherum läuft. Beide Nachbarn fordern ihn. Zurück zur Ausgangsecke nur nach einer Drehung mit Ball.',
      'Получателят решава с първото докосване дали топката продължава или обръща посоката. Двамата съседи я искат. Връщане към ъгъла, от който идва, е позволено само след завъртане с топката.',
    ],
    points: [
      [
        'Look at both neighbours before you get the ball.',
        'Schau zu beiden Nachbarn, bevor du den Ball bekommst.',
        'Погледни двамата съседи, преди да получиш топката.',
      ],
      [
        'Show one way with the hip, go the other.',
        'Mit der Hüfte die eine Seite zeigen, die andere nehmen.',
        'Покажи едната страна с таза и тръгни в другата.',
      ],
    ],
    more: [
      [
        'The coach raises a hand on one side: that neighbour is closed.',
        'Der Trainer hebt auf einer Seite den Arm: Dieser Nachbar ist zu.',
        'Треньорът вдига ръка от едната страна: този съсед е затворен.',
      ],
    ],
    easier: [
      'The passer calls the direction.',
      'Der Passgeber ruft die Richtung.',
      'Подаващият казва посоката.',
    ],
    scoring: [
      'A neighbour who was not ready for the ball gives the group a minus; fewest minuses win.',
      'Wer für den Ball nicht bereit war, bringt der Gruppe ein Minus; die wenigsten gewinnen.',
      'Неготов съсед носи минус на групата; печелят най-малкото минуси.',
    ],
    question: [
      'When did you decide: before or after the first touch?',
      'Wann hast du entschieden: vor oder nach dem ersten Kontakt?',
      'Кога реши: преди или след първото докосване?',
    ],
    fault: [
      'Always the comfortable side: ask for the weak foot on purpose.',
      'Immer die bequeme Seite: bewusst den schwachen Fuß nehmen.',
      'Все удобната страна: нарочно ползвай слабия крак.',
    ],
  },
  {
    key: 'ball-hunt',
    harder: 1,
    name: ['ball hunt', 'Balljagd', 'гонитба на топките'],
    aim: [
      'Pass cleanly although it has to be fast.',
      'Sauber passen, obwohl es schnell gehen muss.',
      'Чисто подаване, макар и бързо.',
    ],
    rule: [
      'A second ball starts at the opposite corner in the same direction. One ball chases the other: when both are at one corner, the hunter has won. A ball that leaves the square is brought back by the one who passed it, then the hunt goes on. Nobody changes corner in a hunt; all move on one corner after it.',
      'Ein zweiter Ball startet an der Gegenecke in dieselbe Richtung. Ein Ball jagt den anderen: Sind beide an einer Ecke, hat der Jäger gewonnen. Einen verlorenen Ball holt der Passgeber, dann geht die Jagd weiter. In einer Jagd bleibt jeder an seiner Ecke, danach rücken alle weiter.',
      'Втора топка тръгва от срещуположния ъгъл в същата посока. Едната гони другата: щом двете са на един ъгъл, преследвачът печели. Излязла топка се връща от подалия и гонитбата продължава. По време на гонитбата никой не сменя ъгъла; след нея всички се местят с един.',
    ],
    points: [
      [
        'Quick is not hard: firm and flat saves your partner a touch.',
        'Schnell heißt nicht wild: fest und flach spart dem Partner einen Kontakt.',
        'Бързо не значи диво: твърд и нисък пас пести докосване.',
      ],
      [
        'Be on your toes before the ball reaches you.',
        'Auf den Fußballen stehen, bevor der Ball da ist.',
        'Бъди на пръсти, преди топката да дойде.',
      ],
    ],
    more: [
      [
        'On the whistle both balls change direction: the hunted one becomes the hunter.',
        'Auf Pfiff wechseln beide Bälle die Richtung: Der Gejagte wird zum Jäger.',
        'По сигнал двете топки сменят посоката: гоненият става преследвач.',
      ],
    ],
    easier: [
      'Only count the rounds of one ball against the clock.',
      'Nur die Runden eines Balls gegen die Uhr zählen.',
      'Само бройте обиколките на една топка срещу времето.',
    ],
    scoring: [
      'One point for the corners of the ball that catches the other; three hunts, then new corners.',
      'Ein Punkt für das Paar, dessen Ball den anderen einholt; nach drei Jagden neue Ecken.',
      'Точка за двойката, чиято топка настигне другата; след три гонитби – нови ъгли.',
    ],
    question: [
      'What made your ball faster: stronger passes or better first touches?',
      'Was hat euren Ball schneller gemacht: festere Pässe oder bessere erste Kontakte?',
      'Какво ускори топката: по-силни пасове или по-добро поемане?',
    ],
    fault: [
      'Kicking instead of passing: the ball flies past the corner.',
      'Schießen statt passen: Der Ball fliegt an der Ecke vorbei.',
      'Удар вместо пас: топката прелита покрай ъгъла.',
    ],
  },
]
