/** Tasks of the game with outside players: how the ball has to change sides. */
import type { PassingTask } from '../kit'
import { harderEndTasks } from './end-players-harder-words'

export const endTasks: readonly PassingTask[] = [
  {
    key: 'side-to-side',
    harder: 0,
    name: ['from one side to the other', 'von Seite zu Seite', 'от страна на страна'],
    aim: [
      'Circulate the ball through the middle from side to side.',
      'Den Ball durch die Mitte von Seite zu Seite bringen.',
      'Топката се върти през средата от страна на страна.',
    ],
    rule: [
      'A team scores when the ball goes from one side neutral over at least one own player to the other. After a point the same team plays on the other way. Neutrals play with the team in possession and have two touches.',
      'Ein Team punktet, wenn der Ball von einem Außenjoker über mindestens einen eigenen Spieler zum anderen kommt. Danach geht es in die andere Richtung weiter. Die Joker spielen mit dem Ballbesitzer und haben zwei Kontakte.',
      'Отбор печели точка, когато топката стигне от единия краен неутрален през поне един свой до другия. После продължава в обратна посока. Неутралните играят с владеещия отбор с две докосвания.',
    ],
    points: [
      [
        'Draw them to one side, then leave quickly to the other.',
        'Auf eine Seite locken, dann schnell auf die andere.',
        'Привлечете ги в едната страна, после бързо в другата.',
      ],
      [
        'Turn out of the first pass: the far side is your first look.',
        'Aus dem ersten Pass aufdrehen: Der erste Blick gilt der fernen Seite.',
        'Обърни се от първия пас: първо погледни далечната страна.',
      ],
    ],
    more: [
      ['The neutrals have one touch.', 'Die Joker spielen direkt.', 'Неутралните играят от първо.'],
    ],
    easier: [
      'Neutrals may step three metres in without being attacked.',
      'Die Joker dürfen drei Meter hineindribbeln und werden nicht angegriffen.',
      'Неутралните влизат до три метра, без да ги нападат.',
    ],
    scoring: [
      'Each crossing one point, two in a row without a loss three.',
      'Jede Überquerung ein Punkt, zwei in Folge ohne Verlust drei.',
      'Всяко прехвърляне – точка, две поред без загуба – три.',
    ],
    question: [
      'What tells you that the near side is full?',
      'Woran erkennst du, dass die nahe Seite voll ist?',
      'По какво разбираш, че близката страна е пълна?',
    ],
    fault: [
      'All team-mates run to the ball and make the pitch small.',
      'Alle laufen zum Ball und machen das Feld klein.',
      'Всички тичат към топката и стесняват полето.',
    ],
  },
  {
    key: 'long-switch',
    harder: 1,
    from: 11,
    name: ['bonus for the long switch', 'Bonus für den langen Wechsel', 'бонус за дългата смяна'],
    aim: [
      'Recognise the moment for one long ball instead of three short ones.',
      'Den Moment für einen langen statt drei kurzer Bälle erkennen.',
      'Моментът за една дълга вместо три къси топки.',
    ],
    rule: [
      'Side to side over the middle is one point as usual; a pass from one half of the field directly to the neutral of the other half is three, if it can be controlled. Neutrals must stay on their line until the ball is played.',
      'Von Seite zu Seite durch die Mitte ist ein Punkt; ein Pass aus einer Hälfte direkt zum Joker der anderen zählt drei, wenn er kontrolliert wird. Die Joker bleiben bis zum Pass auf der Linie.',
      'От страна на страна през средата е точка; пас от едната половина право към неутралния в другата е три, ако бъде овладян. Неутралните са на линията до момента на паса.',
    ],
    points: [
      [
        'First touch backwards opens the long line.',
        'Ein erster Kontakt nach hinten öffnet die lange Linie.',
        'Първо докосване назад отваря дългата линия.',
      ],
      [
        'Far neutral: wave early, be seen.',
        'Ferner Joker: früh winken, sichtbar sein.',
        'Далечният: махни рано, да те видят.',
      ],
    ],
    more: [
      [
        'The long switch must be the second pass after a win.',
        'Der lange Wechsel muss der zweite Pass nach Ballgewinn sein.',
        'Дългата смяна е вторият пас след отнемане.',
      ],
    ],
    easier: [
      'The long ball may bounce and be stopped with hands by the neutral.',
      'Der lange Ball darf aufspringen und mit der Hand gestoppt werden.',
      'Дългата топка може да тупне и да се спре с ръка.',
    ],
    scoring: [
      'Crossing one, long switch three points; first to ten.',
      'Überquerung einer, langer Wechsel drei Punkte; bis zehn.',
      'Прехвърляне – една, дълга смяна – три точки; до десет.',
    ],
    question: [
      'When is the long ball a gift and when a risk?',
      'Wann ist der lange Ball ein Geschenk, wann ein Risiko?',
      'Кога дългата топка е подарък и кога риск?',
    ],
    fault: [
      'The long ball under pressure without a look.',
      'Langer Ball unter Druck ohne Blick.',
      'Дълга топка под натиск без поглед.',
    ],
  },
  ...harderEndTasks,
]
