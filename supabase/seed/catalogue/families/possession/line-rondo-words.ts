/** Tasks of the line rondo: how the ball gets from one line to the other. */
import type { Task } from './kit'

export const lineRondoTasks: readonly Task[] = [
  {
    key: 'across',
    harder: 0,
    name: ['play across', 'hinüberspielen', 'пас към другата линия'],
    aim: [
      'Wait for the moment when the way across is open.',
      'Den Moment abwarten, in dem der Weg hinüber offen ist.',
      'Изчаква се моментът, в който пътят отсреща е отворен.',
    ],
    rule: [
      'A pass along the ground that arrives on the other line is a point; passes on your own line prepare it.',
      'Ein flacher Pass, der auf der anderen Linie ankommt, ist ein Punkt; Pässe auf der eigenen Linie bereiten ihn vor.',
      'Пас по земя, стигнал до другата линия, е точка; подаванията по своята линия го подготвят.',
    ],
    points: [
      [
        'Pass sideways to move the defender, then play where the gap was left.',
        'Quer passen, um den Verteidiger zu bewegen, dann dorthin, wo er herkam.',
        'Подай настрани, за да преместиш защитника, после там, откъдето е тръгнал.',
      ],
      [
        'Other line: slide along until you see the ball between the defenders.',
        'Andere Linie: seitlich gehen, bis du den Ball zwischen den Verteidigern siehst.',
        'Другата линия: мести се встрани, докато видиш топката между защитниците.',
      ],
    ],
    more: [
      [
        'The ball has to be received with the foot that is further away.',
        'Der Ball wird mit dem ballfernen Fuß angenommen.',
        'Топката се поема с по-далечния крак.',
      ],
    ],
    easier: [
      'The defenders may only move sideways.',
      'Die Verteidiger dürfen sich nur seitlich bewegen.',
      'Защитниците се движат само странично.',
    ],
    scoring: [
      'One point per ball across; the defenders get one per interception.',
      'Ein Punkt je Ball hinüber; die Verteidiger bekommen einen je abgefangenem Pass.',
      'Точка за всяко прехвърляне; защитниците печелят по една за пресечен пас.',
    ],
    question: [
      'Which pass opened the way across?',
      'Welcher Pass hat den Weg hinüber geöffnet?',
      'Кое подаване отвори пътя отсреща?',
    ],
    fault: [
      'The far line stands still and waits: no angle, no pass.',
      'Die ferne Linie steht und wartet: kein Winkel, kein Pass.',
      'Далечната линия стои и чака: няма ъгъл, няма пас.',
    ],
  },
  {
    key: 'two-then-across',
    harder: 1,
    name: [
      'across after two passes at the latest',
      'spätestens nach zwei Pässen',
      'най-късно след два паса',
    ],
    aim: [
      'Prepare fast: move the block with few passes.',
      'Schnell vorbereiten: mit wenigen Pässen den Block verschieben.',
      'Бърза подготовка: блокът се мести с малко подавания.',
    ],
    rule: [
      'A line may play two passes, the third ball has to go across. Otherwise the defenders get the ball.',
      'Eine Linie darf zwei Pässe spielen, der dritte Ball muss hinüber. Sonst bekommen die Verteidiger den Ball.',
      'Линията има право на два паса, третият трябва да е към другата. Иначе топката е за защитниците.',
    ],
    points: [
      [
        'First pass quick and firm: it has to move two of them.',
        'Erster Pass schnell und scharf: Er muss zwei bewegen.',
        'Първият пас е бърз и силен: той трябва да премести двама.',
      ],
      [
        'Look across before you receive, not after.',
        'Vor der Annahme hinüberschauen, nicht danach.',
        'Погледни отсреща преди поемането, не след него.',
      ],
    ],
    more: [
      ['Only one pass on the line.', 'Nur ein Pass auf der Linie.', 'Само един пас по линията.'],
    ],
    easier: ['Three passes on the line.', 'Drei Pässe auf der Linie.', 'Три паса по линията.'],
    scoring: [
      'One point per ball across, two when it came with the first pass.',
      'Ein Punkt je Ball hinüber, zwei, wenn er mit dem ersten Pass kam.',
      'Точка за всяко прехвърляне, две, ако е с първия пас.',
    ],
    question: [
      'When is the first pass already good enough to go across?',
      'Wann ist schon der erste Pass der richtige hinüber?',
      'Кога още първият пас може да е към другата линия?',
    ],
    fault: [
      'Two careful passes and then a blind ball: use the first to look.',
      'Zwei Sicherheitspässe und dann ein blinder Ball: den ersten zum Schauen nutzen.',
      'Два сигурни паса и после сляпа топка: използвай първия, за да погледнеш.',
    ],
  },
  {
    key: 'set-and-through',
    harder: 2,
    name: ['lay off, then through', 'klatschen und durchstecken', 'връщане и пас напред'],
    aim: [
      'Play across with a third player: short, back, through.',
      'Über den Dritten hinüber: kurz, klatschen, durch.',
      'Прехвърляне чрез трети: късо, връщане, напред.',
    ],
    rule: [
      'Only a ball that was laid off with one touch on your own line before it goes across counts.',
      'Es zählt nur ein Ball, der auf der eigenen Linie mit einem Kontakt abgelegt wurde, bevor er hinübergeht.',
      'Брои се само топка, върната от първо по своята линия, преди да мине отсреща.',
    ],
    points: [
      [
        'The one who lays off stands a step inside and offers the front foot.',
        'Wer ablegt, steht einen Schritt eingerückt und bietet den vorderen Fuß an.',
        'Връщащият е на крачка навътре и предлага предния крак.',
      ],
      [
        'The third player moves before the lay-off, with open hips to the far line.',
        'Der Dritte bewegt sich vor dem Ablegen, Hüfte offen zur fernen Linie.',
        'Третият тръгва преди връщането, с отворен таз към далечната линия.',
      ],
    ],
    more: [
      [
        'The pass across is one-touch too.',
        'Auch der Pass hinüber ist direkt.',
        'И пасът отсреща е от първо.',
      ],
    ],
    easier: [
      'The lay-off may take two touches.',
      'Das Ablegen darf zwei Kontakte haben.',
      'Връщането може да е с две докосвания.',
    ],
    scoring: [
      'Two points for lay-off and across, three if all was one-touch.',
      'Zwei Punkte für Ablegen und hinüber, drei, wenn alles direkt war.',
      'Две точки за връщане и прехвърляне, три, ако всичко е от първо.',
    ],
    question: [
      'What does the defender do when the ball is laid off?',
      'Was macht der Verteidiger, wenn abgelegt wird?',
      'Какво прави защитникът, когато топката се връща?',
    ],
    fault: [
      'Lay-off straight at the feet of a team-mate with the back turned.',
      'Ablage auf einen Mitspieler, der mit dem Rücken zum Feld steht.',
      'Връщане към съотборник, който е с гръб към полето.',
    ],
  },
  {
    key: 'follow',
    harder: 1,
    name: [
      'change line after the pass',
      'nach dem Pass die Linie wechseln',
      'смяна на линията след паса',
    ],
    aim: [
      'Pass and support: the lines must be filled again after every ball across.',
      'Passen und nachrücken: Nach jedem Ball hinüber die Linien neu besetzen.',
      'Пас и подкрепа: след всяко прехвърляне линиите се запълват отново.',
    ],
    rule: [
      'Whoever plays the ball across sprints round the end to the other line; the one at the end over there comes back in return.',
      'Wer hinüberspielt, sprintet um das Ende auf die andere Linie; von dort kommt der Äußerste dafür zurück.',
      'Който подаде отсреща, спринтира покрай края до другата линия; крайният от нея идва на неговото място.',
    ],
    points: [
      [
        'Run at once, eyes on the ball: you are the next option.',
        'Sofort laufen, Augen am Ball: Du bist die nächste Anspielstation.',
        'Тичай веднага с поглед към топката: ти си следващата възможност.',
      ],
      [
        'The others close the empty place: spread over the whole line.',
        'Die anderen schließen die Lücke: auf die ganze Linie verteilen.',
        'Останалите запълват празнината: разпределете се по цялата линия.',
      ],
    ],
    more: [
      [
        'The defenders may attack while a place is empty and count double then.',
        'Ballgewinne, während ein Platz leer ist, zählen doppelt.',
        'Отнемане, докато място е празно, се брои двойно.',
      ],
    ],
    easier: [
      'Jog across the middle when the defenders are elsewhere.',
      'Durch die Mitte traben, wenn die Verteidiger anderswo sind.',
      'Премини през средата, когато защитниците са другаде.',
    ],
    scoring: [
      'One point when a ball across is played back with three passes at most.',
      'Ein Punkt, wenn nach dem Ball hinüber mit höchstens drei Pässen zurückgespielt wird.',
      'Точка, ако след прехвърлянето топката се върне с най-много три паса.',
    ],
    question: [
      'Who has to talk while someone changes the line?',
      'Wer muss reden, während einer die Linie wechselt?',
      'Кой трябва да говори, докато някой сменя линията?',
    ],
    fault: [
      'Admiring your own pass: the sprint starts with the pass.',
      'Dem eigenen Pass nachschauen: Der Sprint beginnt mit dem Pass.',
      'Гледане на собствения пас: спринтът започва с паса.',
    ],
  },
]
