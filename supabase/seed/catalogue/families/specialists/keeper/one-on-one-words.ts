/** The keeper alone with the attacker: the angle, the loose touch, the late block. */
import type { TaskWords } from '../kit'

export const angleWords: TaskWords = {
  en: {
    name: 'Close the angle, then set',
    aim: 'Gain metres while the ball is out of the attacker’s feet and stand still for the shot.',
    setup:
      '{l} × {w} m with a {goal} and a keeper. Three attackers with a ball each wait at the other end, one runs at a time.',
    steps: [
      'The first attacker dribbles at goal as soon as the keeper nods.',
      'Long touch: the keeper comes out fast. Ball at the foot: small steps.',
      'When the head goes down for the shot, the keeper stands, hands low.',
      'The attacker has six seconds; the next one starts once the goal is free.',
    ],
    points: [
      'Stay on the line from the ball to the middle of the goal.',
      'Come forward while the ball rolls, never while the leg swings.',
      'Feet shoulder-wide, weight forward, hands beside the knees.',
      'Do not offer a side by leaning: the attacker should have to choose.',
    ],
    scoring: 'Save or wide: two points for the keeper. Goal: one for the attacker.',
    question: 'How far out were you when the shot came, and could you still move?',
    fault: 'Running out until the shot passes: a moving keeper cannot dive.',
    harder: ['The attacker may go round the keeper.', 'A second attacker follows for the rebound.'],
    easier: ['The attacker must shoot from in front of a line of markers 8 m out.'],
  },
  de: {
    name: 'Winkel verkürzen und stehen',
    aim: 'Meter gewinnen, solange der Ball vom Fuß weg ist, und beim Schuss ruhig stehen.',
    setup:
      '{l} × {w} m, ein {goal} mit Torwart. Drei Angreifer mit je einem Ball warten am anderen Ende, es läuft immer nur einer an.',
    steps: [
      'Der erste Angreifer dribbelt los, sobald der Torwart nickt.',
      'Weiter Kontakt: schnell heraus. Ball eng am Fuß: kleine Schritte.',
      'Senkt sich der Kopf zum Schuss, steht der Torwart, die Hände tief.',
      'Sechs Sekunden Zeit; der Nächste beginnt, wenn das Tor wieder frei ist.',
    ],
    points: [
      'Bleib auf der Linie vom Ball zur Tormitte.',
      'Vorwärts, solange der Ball rollt, nie, während das Bein schwingt.',
      'Füße schulterbreit, Gewicht vorn, Hände neben den Knien.',
      'Keine Seite anbieten: Der Angreifer soll sich entscheiden müssen.',
    ],
    scoring: 'Gehalten oder vorbei: zwei Punkte für den Torwart. Tor: einer für den Angreifer.',
    question: 'Wie weit draußen warst du beim Schuss, und konntest du noch reagieren?',
    fault: 'Durchlaufen bis zum Schuss: Wer läuft, kommt nicht mehr zum Ball.',
    harder: [
      'Der Angreifer darf den Torwart umspielen.',
      'Ein zweiter Angreifer geht auf den Abpraller.',
    ],
    easier: ['Geschossen wird vor einer Markierungslinie 8 m vor dem Tor.'],
  },
  bg: {
    name: 'Скъсяване на ъгъла и стойка',
    aim: 'Вратарят печели метри, докато топката е далеч от крака, и стои неподвижен при удара.',
    setup:
      '{l} × {w} м с {goal} и вратар. Трима нападатели с по една топка чакат в другия край, тръгва само един.',
    steps: [
      'Първият нападател повежда топката, щом вратарят кимне.',
      'Дълго докосване: бързо навън. Топката е до крака: ситни стъпки.',
      'Щом главата се сведе за удар, вратарят стои с ниски ръце.',
      'Има шест секунди; следващият започва, когато вратата е свободна.',
    ],
    points: [
      'Стой на линията от топката до средата на вратата.',
      'Напред, докато топката се търкаля, никога при замаха.',
      'Краката на ширината на раменете, тежестта напред, ръцете до коленете.',
      'Не показвай страна с наклон: нека нападателят избира.',
    ],
    scoring: 'Спасяване или пропуск: две точки за вратаря. Гол: една за нападателя.',
    question: 'Колко навън беше при удара и можеше ли още да реагираш?',
    fault: 'Тичане до самия удар: в движение не можеш да се хвърлиш.',
    harder: ['Нападателят може и да заобиколи вратаря.', 'Втори нападател тича за добавка.'],
    easier: ['Стреля се пред линия от маркери на 8 м от вратата.'],
  },
}

export const smotherWords: TaskWords = {
  en: {
    name: 'Smother the loose touch',
    aim: 'See the moment the ball leaves the attacker’s control and take it with hands first.',
    setup:
      '{l} × {w} m, a {goal} with a keeper. A passer at the far end, an attacker halfway with back to the passer, another attacker ready beside the field.',
    steps: [
      'The passer plays a firm ball past the attacker into the run.',
      'The attacker must take a first touch of at least three metres.',
      'The keeper attacks that touch and slides in sideways, hands at the ball.',
      'Too late for it? Stop, set and play the duel from there.',
      'Passer, attacker and waiting attacker rotate after each ball.',
    ],
    points: [
      'Go on the touch, not on the pass.',
      'Body long across the path, hands near the ball, knees drawn up behind.',
      'Chin tucked, face behind the arms.',
      'Once you go, go all the way.',
    ],
    scoring: 'Ball smothered: three points. Save after setting: one. Goal: two for the attackers.',
    question: 'What did you see on the attacker’s foot that told you to go?',
    fault: 'Feet first into the attacker: that is a foul and it hurts.',
    harder: ['The attacker is free in the length of the touch.'],
    easier: ['The attacker runs without a ball: the keeper slides on a ball that lies still.'],
  },
  de: {
    name: 'Den weiten Kontakt wegfangen',
    aim: 'Den Moment sehen, in dem der Ball frei ist, und ihn mit den Händen voraus sichern.',
    setup:
      '{l} × {w} m, ein {goal} mit Torwart. Ein Passgeber am anderen Ende, auf halbem Weg ein Angreifer mit dem Rücken zu ihm, ein weiterer Angreifer bereit neben dem Feld.',
    steps: [
      'Der Passgeber spielt scharf am Angreifer vorbei in den Lauf.',
      'Der Angreifer muss sich den Ball mindestens drei Meter vorlegen.',
      'In diesen Kontakt geht der Torwart: seitlich hinein, Hände am Ball.',
      'Zu spät dafür? Anhalten, hinstellen und das Duell ausspielen.',
      'Passgeber, Angreifer und Wartender wechseln nach jedem Ball reihum.',
    ],
    points: [
      'Starte mit dem Kontakt, nicht mit dem Pass.',
      'Körper quer in den Weg, Hände zum Ball, Knie dahinter angezogen.',
      'Kinn auf die Brust, Gesicht hinter die Arme.',
      'Wenn du gehst, dann ganz.',
    ],
    scoring: 'Weggefangen: drei Punkte. Parade aus dem Stand: einer. Tor: zwei für die Angreifer.',
    question: 'Was am Fuß des Angreifers hat dir gesagt: Jetzt?',
    fault: 'Mit den Füßen voraus in den Gegner: Das ist Foul und tut weh.',
    harder: ['Der Angreifer bestimmt die Länge des Kontakts selbst.'],
    easier: ['Angreifer ohne Ball; der Torwart geht auf einen ruhenden Ball.'],
  },
  bg: {
    name: 'Прибери дългото докосване',
    aim: 'Виждаш мига, в който топката е свободна, и я прибираш с ръцете напред.',
    setup:
      '{l} × {w} м, {goal} с вратар. В другия край е подаващ, по средата нападател с гръб към него, още един нападател е готов до полето.',
    steps: [
      'Подаващият праща силна топка покрай нападателя в движение.',
      'Нападателят трябва да я избута поне три метра напред.',
      'Вратарят напада това докосване: странично, с ръце към топката.',
      'Закъсня ли? Спира, заема стойка и двубоят продължава.',
      'След всяка топка подаващ, нападател и чакащ се сменят.',
    ],
    points: [
      'Тръгни при докосването, не при паса.',
      'Тялото е напречно на пътя, ръцете до топката, коленете са прибрани.',
      'Брадичката е на гърдите, лицето зад ръцете.',
      'Тръгнеш ли, иди докрай.',
    ],
    scoring: 'Прибрана топка: три точки. Спасяване от стойка: една. Гол: две за нападателите.',
    question: 'Какво видя в крака на нападателя, за да тръгнеш?',
    fault: 'С краката напред в противника: това е фаул и боли.',
    harder: ['Нападателят сам решава колко дълго е докосването.'],
    easier: ['Нападателят е без топка; вратарят отива към неподвижна топка.'],
  },
}

export const blockWords: TaskWords = {
  en: {
    name: 'Spread and block',
    aim: 'Make a wall with arms, trunk and legs when there is no time left to dive.',
    setup:
      '{l} × {w} m, a {goal}, one keeper. A passer near the corner of the field with six balls, an attacker {near} m in front of the goal, one more attacker resting beside the posts.',
    steps: [
      'The keeper stands at the near post while the passer has the ball.',
      'The pass goes flat to the attacker, who may touch it once and finish.',
      'Keeper: two quick steps at the ball, then spread: one knee low, arms out.',
      'Rebounds are live for three seconds. Change attackers after each ball.',
    ],
    points: [
      'Close to a stride away before you spread; further off you set instead.',
      'One leg bent to close the gap, trunk upright, palms to the ball.',
      'Chest over the knee: big to the front, no falling back.',
      'Brave eyes: look at the ball to the end.',
    ],
    scoring: 'Blocked and cleared: three points. Blocked, but scored on the rebound: one.',
    question: 'At what distance does the block beat the dive?',
    fault: 'Turning the shoulder away: the wall becomes narrow.',
    harder: ['The attacker may shoot first time or cut inside once.'],
    easier: ['The attacker must use two touches, with a soft ball.'],
  },
  de: {
    name: 'Groß machen und blocken',
    aim: 'Mit Armen, Rumpf und Beinen eine Wand bauen, wenn zum Hechten keine Zeit bleibt.',
    setup:
      '{l} × {w} m, ein {goal}, ein Torwart. Ein Passgeber nahe der Feldecke mit sechs Bällen, ein Angreifer {near} m vor dem Tor, ein weiterer macht neben dem Pfosten Pause.',
    steps: [
      'Solange der Passgeber den Ball hat, deckt der Torwart den kurzen Pfosten.',
      'Flacher Pass zum Angreifer; er hat einen Kontakt und den Abschluss.',
      'Torwart: zwei schnelle Schritte zum Ball, ein Knie tief, Arme weit.',
      'Abpraller gelten drei Sekunden. Angreiferwechsel nach jedem Ball.',
    ],
    points: [
      'Auf Schrittlänge heran, erst dann breit machen; weiter weg stehen bleiben.',
      'Ein Bein gebeugt zur Lücke, Oberkörper aufrecht, Handflächen zum Ball.',
      'Brust über das Knie: groß nach vorn, nicht nach hinten fallen.',
      'Augen auf, bis der Ball da ist.',
    ],
    scoring: 'Geblockt und geklärt: drei Punkte. Geblockt, aber Tor im Nachschuss: einer.',
    question: 'Ab welcher Entfernung ist der Block besser als der Sprung?',
    fault: 'Die Schulter wegdrehen: Die Wand wird schmal.',
    harder: ['Der Angreifer darf direkt schießen oder einmal nach innen ziehen.'],
    easier: ['Der Angreifer braucht zwei Kontakte, der Ball ist weich.'],
  },
  bg: {
    name: 'Разтваряне и блок',
    aim: 'Ръце, тяло и крака правят стена, когато няма време за плонж.',
    setup:
      '{l} × {w} м, {goal} и един вратар. Подаващ с шест топки е близо до ъгъла на полето, нападател е на {near} м от вратата, още един почива до гредата.',
    steps: [
      'Докато топката е у подаващия, вратарят пази близката греда.',
      'Нисък пас към нападателя, който има едно докосване и удар.',
      'Вратарят: две бързи крачки към топката, едно коляно ниско, ръце встрани.',
      'Рикошетът се играе три секунди. Нападателите се сменят след всяка топка.',
    ],
    points: [
      'Приближи се на крачка и чак тогава се разтвори; отдалеч остани в стойка.',
      'Единият крак затваря процепа, тялото е право, дланите са към топката.',
      'Гърдите над коляното: голям напред, не падай назад.',
      'Очите са отворени докрай.',
    ],
    scoring: 'Блокирана и изчистена: три точки. Блокирана, но гол от добавка: една.',
    question: 'От какво разстояние блокът е по-добър от плонжа?',
    fault: 'Извъртане на рамото: стената става тясна.',
    harder: ['Нападателят може да стреля от първа или веднъж да влезе навътре.'],
    easier: ['Нападателят прави две докосвания с мека топка.'],
  },
}
