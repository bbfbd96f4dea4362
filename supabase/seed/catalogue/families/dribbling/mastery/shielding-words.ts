/** What shielding leads to. */
import type { Task } from '../kit'

export const shieldTasks: readonly Task[] = [
  {
    key: 'two-balls',
    harder: 0,
    name: ['two balls, two hunters', 'zwei Bälle, zwei Jäger', 'две топки, двама ловци'],
    aim: [
      'Protect your own ball and look for the chance to hit the other.',
      'Den eigenen Ball schützen und die Chance auf den anderen suchen.',
      'Пазене на своята топка и дебнене на чуждата.',
    ],
    rule: [
      'Both have a ball. Who plays the other’s ball out of the field while keeping their own inside scores; the ball is fetched and it goes on.',
      'Beide haben einen Ball. Wer den fremden Ball aus dem Feld spielt und den eigenen behält, punktet; Ball holen und weiter.',
      'И двамата имат топка. Който изрита чуждата извън полето и запази своята, печели точка; топката се взема и се продължава.',
    ],
    points: [
      [
        'Hide the ball behind you, then strike quickly.',
        'Versteck den Ball hinter dir, dann schlag schnell zu.',
        'Скрий топката зад себе си, после удари бързо.',
      ],
      [
        'Sole on the ball: it obeys you.',
        'Sohle auf den Ball: Dann gehorcht er dir.',
        'Подметка на топката: тогава тя слуша.',
      ],
    ],
    more: [
      [
        'Only the weaker foot may hit the other ball.',
        'Nur der schwächere Fuß darf den fremden Ball treffen.',
        'Чуждата топка се рита само със слабия крак.',
      ],
    ],
    easier: [
      'Field one metre longer on each side.',
      'Feld auf jeder Seite einen Meter größer.',
      'Полето е с метър по-голямо от всяка страна.',
    ],
    scoring: [
      'One point for each ball played out.',
      'Ein Punkt je herausgespielten Ball.',
      'Точка за всяка изритана топка.',
    ],
    question: [
      'When is it safe to attack?',
      'Wann kannst du gefahrlos angreifen?',
      'Кога е безопасно да нападнеш?',
    ],
    fault: [
      'Leaving your own ball to chase the other.',
      'Den eigenen Ball verlassen, um den anderen zu jagen.',
      'Своята топка остава сама, докато гониш чуждата.',
    ],
  },
  {
    key: 'hold',
    harder: 0,
    name: ['hold it as long as you can', 'so lange wie möglich halten', 'задръж колкото можеш'],
    aim: [
      'Feel the opponent and turn so that the ball is always far from them.',
      'Den Gegner spüren und so drehen, dass der Ball immer fern von ihm ist.',
      'Усещане за противника и въртене така, че топката все да е далеч от него.',
    ],
    rule: [
      'Green holds the ball inside; the others count the seconds. Amber wins with a touch that takes the ball away or out of the field. Three seconds are one point, six are three.',
      'Grün hält den Ball im Feld; die anderen zählen die Sekunden. Gelb gewinnt, wenn er den Ball erobert oder hinausspielt. Drei Sekunden sind ein Punkt, sechs sind drei.',
      'Зеленият държи топката в полето, секундите се броят на глас. Жълтият печели, ако отнеме или изчисти. Три секунди са точка, шест са три.',
    ],
    points: [
      [
        'Arm half out: it tells you where the opponent is.',
        'Arm leicht heraus: Er sagt dir, wo der Gegner ist.',
        'Ръката леко встрани: тя ти казва къде е противникът.',
      ],
      [
        'Small steps, turn with the opponent like a door.',
        'Kleine Schritte, dreh dich mit dem Gegner wie eine Tür.',
        'Малки крачки, върти се с противника като врата.',
      ],
    ],
    more: [
      [
        'Green must change the foot every two seconds.',
        'Grün wechselt alle zwei Sekunden den Fuß.',
        'Зеленият сменя крака на всеки две секунди.',
      ],
    ],
    easier: [
      'Amber starts two metres away.',
      'Gelb startet zwei Meter entfernt.',
      'Жълтият започва от два метра.',
    ],
    scoring: [
      'Three seconds one point, six seconds three.',
      'Drei Sekunden ein Punkt, sechs Sekunden drei.',
      'Три секунди – точка, шест – три.',
    ],
    question: [
      'On which foot was the ball safest?',
      'An welchem Fuß war der Ball am sichersten?',
      'На кой крак топката беше най-сигурна?',
    ],
    fault: [
      'Running away instead of shielding: soon the field ends.',
      'Weglaufen statt abschirmen: Das Feld ist bald zu Ende.',
      'Бягане вместо прикриване: полето бързо свършва.',
    ],
  },
  {
    key: 'break-out',
    harder: 1,
    name: ['shield and break out', 'abschirmen und ausbrechen', 'прикрий и излез'],
    aim: [
      'Use the pressure of the opponent to turn out on the other side.',
      'Den Druck des Gegners nutzen, um auf der anderen Seite auszubrechen.',
      'Използване на натиска на противника за излизане от другата страна.',
    ],
    rule: [
      'Green shields for two seconds at least, then may dribble over one of the four lines. The line the coach stands at counts double. Amber scores with the ball won and dribbled over a line.',
      'Grün schirmt mindestens zwei Sekunden ab, dann darf er über eine der vier Linien dribbeln. Die Linie beim Trainer zählt doppelt. Gelb punktet mit Ballgewinn und Dribbling über eine Linie.',
      'Зеленият прикрива поне две секунди, после може да изведе през една от четирите линии. Линията при треньора е двойна. Жълтият печели с отнемане и дрибъл през линия.',
    ],
    points: [
      [
        'Lean in, feel the push, roll off it.',
        'Anlehnen, den Druck spüren, daran abrollen.',
        'Облегни се, усети натиска и се завърти от него.',
      ],
      [
        'First touch out is long and away from the shoulder you feel.',
        'Der erste Kontakt hinaus ist lang, weg von der spürbaren Schulter.',
        'Първото докосване навън е дълго, далеч от рамото, което усещаш.',
      ],
    ],
    more: [
      [
        'The coach calls the line during the duel.',
        'Der Trainer ruft die Linie während des Duells.',
        'Треньорът казва линията по време на двубоя.',
      ],
    ],
    easier: [
      'Amber stays behind until green has turned.',
      'Gelb bleibt hinten, bis Grün gedreht hat.',
      'Жълтият е отзад, докато зеленият се завърти.',
    ],
    scoring: [
      'Line one point, coach’s line two, ball won and out one.',
      'Linie ein Punkt, Trainerlinie zwei, Ballgewinn und hinaus einer.',
      'Линия – точка, при треньора – две, отнемане и излизане – една.',
    ],
    question: [
      'What told you it was time to turn?',
      'Was hat dir gezeigt: jetzt drehen?',
      'Какво ти подсказа, че е време да се завъртиш?',
    ],
    fault: [
      'Turning into the opponent.',
      'In den Gegner hineindrehen.',
      'Завъртане към противника.',
    ],
  },
  {
    key: 'wall-pass',
    harder: 1,
    name: ['hold for the helper', 'halten, bis der Helfer frei ist', 'задръж за помощника'],
    aim: [
      'Hold the ball until a pass to the free helper is on.',
      'Den Ball halten, bis der Pass zum freien Helfer möglich ist.',
      'Задържане, докато се отвори пас към свободния помощник.',
    ],
    rule: [
      'A helper walks round the fields (the second coach, or a player who rests). Green holds the ball until the helper is on the line of their field and calls, passes to them, and gets it back. Amber tries to win it all the time.',
      'Ein Helfer geht außen um die Felder (der zweite Trainer oder ein Pausierender). Grün hält den Ball, bis der Helfer am eigenen Feld steht und ruft, passt und bekommt ihn zurück. Gelb greift immer an.',
      'Помощник обикаля полетата (втори треньор или почиващ). Зеленият задържа, докато помощникът дойде до полето му и извика, подава и получава обратно. Жълтият атакува непрекъснато.',
    ],
    points: [
      [
        'Turn so that you see the helper over your shoulder.',
        'Dreh dich so, dass du den Helfer über die Schulter siehst.',
        'Завърти се така, че да виждаш помощника през рамо.',
      ],
      [
        'Pass with the foot furthest from the opponent.',
        'Pass mit dem Fuß, der am weitesten vom Gegner ist.',
        'Подавай с крака, който е най-далеч от противника.',
      ],
    ],
    more: [
      [
        'The helper has one touch.',
        'Der Helfer spielt direkt.',
        'Помощникът играе с едно докосване.',
      ],
    ],
    easier: [
      'Two helpers on opposite sides.',
      'Zwei Helfer auf gegenüberliegenden Seiten.',
      'Двама помощници от двете страни.',
    ],
    scoring: [
      'One point for each pass given and received back.',
      'Ein Punkt für jeden Pass mit Rückpass.',
      'Точка за всеки пас, който се връща.',
    ],
    question: [
      'How long is too long on the ball?',
      'Wie lange ist am Ball zu lang?',
      'Колко е твърде дълго с топката?',
    ],
    fault: [
      'Passing at the first call although the line is closed.',
      'Pass beim ersten Ruf, obwohl der Weg zu ist.',
      'Пас при първото викане, макар пътят да е затворен.',
    ],
  },
]
