/** Tasks of the transition rondo: what a won ball is worth. */
import type { Task } from './kit'

export const transitionRondoTasks: readonly Task[] = [
  {
    key: 'bring-home',
    harder: 0,
    name: ['take it home', 'Ball nach Hause', 'топката у дома'],
    aim: [
      'Switch over in the head: hunter, winner, passer within two seconds.',
      'Im Kopf umschalten: Jäger, Eroberer, Passgeber in zwei Sekunden.',
      'Превключване в главата: преследвач, отнемащ, подаващ за две секунди.',
    ],
    rule: [
      'A won ball is passed or dribbled into your own field: a point. Ten passes in your own field are a point too.',
      'Ein gewonnener Ball wird ins eigene Feld gepasst oder gedribbelt: ein Punkt. Auch zehn Pässe im eigenen Feld sind ein Punkt.',
      'Отнетата топка се подава или извежда в своето поле: точка. Десет паса в своето поле също са точка.',
    ],
    points: [
      [
        'First look after winning goes home, out of the crowd.',
        'Der erste Blick nach dem Gewinn geht heim, raus aus dem Gedränge.',
        'Първият поглед след отнемане е към дома, вън от навалицата.',
      ],
      [
        'Those at home: move to where the winner can see you.',
        'Die zu Hause: dorthin gehen, wo er euch sieht.',
        'Чакащите: мърдайте там, където той ви вижда.',
      ],
    ],
    more: [
      [
        'The ball has to be home within four seconds.',
        'Der Ball muss in vier Sekunden zu Hause sein.',
        'Топката трябва да е у дома до четири секунди.',
      ],
    ],
    easier: [
      'After winning, two seconds without being attacked.',
      'Nach dem Gewinn zwei Sekunden ohne Angriff.',
      'След отнемане две секунди без натиск.',
    ],
    scoring: [
      'Balls brought home and rows of ten both count one.',
      'Heimgebrachte Bälle und Zehnerreihen zählen je einen Punkt.',
      'Прибраните топки и поредиците от десет носят по точка.',
    ],
    question: [
      'What is the safest way out after winning the ball?',
      'Welcher Weg heraus ist nach dem Gewinn der sicherste?',
      'Кой е най-сигурният изход след отнемане?',
    ],
    fault: [
      'Ball won, then lost by dribbling into the next opponent.',
      'Ball gewonnen und in den nächsten Gegner gedribbelt.',
      'Отнета топка, после дрибъл в следващия противник.',
    ],
  },
  {
    key: 'five-seconds',
    harder: 1,
    name: ['win it back in five seconds', 'fünf Sekunden zurückerobern', 'връщане за пет секунди'],
    aim: [
      'React at once to the loss: the nearest one attacks, the rest close the way out.',
      'Sofort auf den Verlust reagieren: Der Nächste greift an, der Rest schließt den Weg.',
      'Мигновена реакция при загуба: най-близкият атакува, останалите затварят изхода.',
    ],
    rule: [
      'The team that lost it may counter-press in its field for five seconds, the coach counts aloud; winning it back is a point. Then the ball goes home free.',
      'Wer den Ball verliert, darf in seinem Feld fünf Sekunden gegenpressen, der Trainer zählt laut; Rückgewinn ist ein Punkt. Danach geht der Ball frei heim.',
      'Загубилите имат пет секунди контрапреса в своето поле, треньорът брои; връщането е точка. После топката минава свободно.',
    ],
    points: [
      [
        'Nearest to the ball: go, no look back.',
        'Der Nächste am Ball: hin, ohne zu zögern.',
        'Най-близкият: напред, без колебание.',
      ],
      [
        'All others one step inwards: close the line home.',
        'Alle anderen einen Schritt nach innen: den Weg heim schließen.',
        'Останалите крачка навътре: затворете линията към дома.',
      ],
    ],
    more: [
      [
        'Only three seconds, but a regain is two points.',
        'Nur drei Sekunden, dafür zwei Punkte für den Rückgewinn.',
        'Само три секунди, но връщането е две точки.',
      ],
    ],
    easier: [
      'Seven seconds and the coach names the first presser.',
      'Sieben Sekunden, und der Trainer nennt den ersten Presser.',
      'Седем секунди и треньорът посочва първия пресиращ.',
    ],
    scoring: [
      'Regain within five seconds: one point. Ball home: one point.',
      'Rückgewinn in fünf Sekunden: ein Punkt. Ball zu Hause: ein Punkt.',
      'Връщане до пет секунди: точка. Топка у дома: точка.',
    ],
    question: [
      'What can those far from the ball do in these five seconds?',
      'Was können die Ballfernen in diesen fünf Sekunden tun?',
      'Какво могат да правят далечните в тези пет секунди?',
    ],
    fault: [
      'Arms up and complaining: that costs the first two seconds.',
      'Arme hoch und ärgern: Das kostet die ersten zwei Sekunden.',
      'Вдигнати ръце и яд: това струва първите две секунди.',
    ],
  },
  {
    key: 'three-first',
    harder: 1,
    name: ['three passes, then home', 'drei Pässe, dann heim', 'три паса и тогава у дома'],
    aim: [
      'Secure a won ball outnumbered before it is carried on.',
      'Einen gewonnenen Ball in Unterzahl sichern, bevor es weitergeht.',
      'Отнетата топка се пази в малцинство, преди да продължи.',
    ],
    rule: [
      'After winning the hunters have to play two passes among themselves in the foreign field; the third goes home.',
      'Nach dem Gewinn spielen die Jäger zwei Pässe unter sich im fremden Feld; der dritte geht heim.',
      'След отнемане преследвачите правят два паса помежду си в чуждото поле; третият е към дома.',
    ],
    points: [
      [
        'Winner: turn away from pressure, body between ball and opponent.',
        'Eroberer: wegdrehen, Körper zwischen Ball und Gegner.',
        'Отнелият: завърти се встрани, тяло между топката и противника.',
      ],
      [
        'Partner: break away sideways, do not run up to the ball.',
        'Partner: seitlich weg, nicht zum Ball hinlaufen.',
        'Партньорът: встрани, не към топката.',
      ],
    ],
    more: [
      [
        'Those two passes are one-touch.',
        'Diese zwei Pässe sind direkt.',
        'Тези два паса са от първо.',
      ],
    ],
    easier: ['One pass, then home.', 'Ein Pass, dann heim.', 'Един пас и у дома.'],
    scoring: [
      'Two points for three passes and home, one for twelve passes in your own field.',
      'Zwei Punkte für drei Pässe und heim, einer für zwölf Pässe im eigenen Feld.',
      'Две точки за три паса и у дома, една за дванадесет паса в своето поле.',
    ],
    question: [
      'Where is the quiet place right after you won it?',
      'Wo ist direkt nach dem Gewinn der ruhige Platz?',
      'Къде е спокойното място веднага след отнемането?',
    ],
    fault: [
      'Partner stands in the same shadow: no passing line, ball lost again.',
      'Partner steht im gleichen Schatten: keine Linie, Ball wieder weg.',
      'Партньорът е в същата сянка: няма линия, топката пак е загубена.',
    ],
  },
  {
    key: 'two-touch',
    harder: 2,
    name: [
      'two touches and more hunters',
      'zwei Kontakte, mehr Jäger',
      'две докосвания, още преследвачи',
    ],
    aim: [
      'Keep it fast and simple when another hunter comes with every five passes.',
      'Schnell und einfach bleiben, wenn nach fünf Pässen ein Jäger mehr kommt.',
      'Бързо и просто, когато на всеки пет паса влиза още един.',
    ],
    rule: [
      'Two touches. After every five passes one more hunter may come in. Ball won: all hunters sprint home with it.',
      'Zwei Kontakte. Nach je fünf Pässen darf ein Jäger mehr herein. Bei Gewinn sprinten alle Jäger mit dem Ball heim.',
      'Две докосвания. На всеки пет паса влиза още един преследвач. При отнемане всички спринтират у дома с топката.',
    ],
    points: [
      [
        'Count along: the more hunters, the wider you stand.',
        'Mitzählen: je mehr Jäger, desto breiter steht ihr.',
        'Броете: колкото повече преследвачи, толкова по-широко.',
      ],
      [
        'After winning, the furthest hunter is already on the way home.',
        'Nach dem Gewinn ist der fernste Jäger schon auf dem Heimweg.',
        'След отнемане най-далечният вече тича към дома.',
      ],
    ],
    more: [
      [
        'A new hunter after every third pass.',
        'Nach jedem dritten Pass ein neuer Jäger.',
        'Нов преследвач на всеки трети пас.',
      ],
    ],
    easier: [
      'The new hunter only comes after eight passes.',
      'Der neue Jäger kommt erst nach acht Pässen.',
      'Новият преследвач влиза чак след осем паса.',
    ],
    scoring: [
      'Five passes one point, ten three points, fifteen six points.',
      'Fünf Pässe ein Punkt, zehn drei, fünfzehn sechs Punkte.',
      'Пет паса – точка, десет – три, петнадесет – шест точки.',
    ],
    question: [
      'What changes for you when one more comes in?',
      'Was ändert sich für dich, wenn einer mehr kommt?',
      'Какво се променя за теб, когато влезе още един?',
    ],
    fault: [
      'Staying close together under pressure: one pass and all are caught.',
      'Unter Druck zusammenrücken: ein Pass, und alle sind gefangen.',
      'Скупчване под натиск: един пас и всички са хванати.',
    ],
  },
]
