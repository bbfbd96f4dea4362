/** The stories, continued. */
import type { DrillTask } from '../kit'

export const moreStoryTasks: readonly DrillTask[] = [
  {
    key: 'pizza',
    harder: 1,
    name: ['pizza bakery', 'Pizzabäckerei', 'пицария'],
    aim: [
      'Many kinds of touches with sole and inside.',
      'Viele Kontakte mit Sohle und Innenseite.',
      'Много докосвания с подметка и вътрешна част.',
    ],
    rule: [
      'Knead: toe taps on the ball. Roll the dough: sole rolls left and right. Slice: inside–inside between the feet. Bake: dribble to the kitchen, stop in or beside an oven, count to three, deliver the pizza to another child by swapping balls.',
      'Teig kneten: Sohlentipper. Ausrollen: Ball mit der Sohle hin und her. Schneiden: Innenseite–Innenseite. Backen: in die Küche dribbeln, am Ofen stoppen, bis drei zählen und die Pizza durch Balltausch an ein anderes Kind liefern.',
      'Месене: докосвания с подметка. Разточване: търкаляне наляво и надясно. Рязане: вътрешна–вътрешна. Печене: води до кухнята, спри до фурната, брой до три и достави пицата, като си размениш топката с друго дете.',
    ],
    points: [
      ['Soft knees, dancing feet.', 'Weiche Knie, tanzende Füße.', 'Меки колене, танцуващи крака.'],
      [
        'Look for a hungry friend before you deliver.',
        'Such einen hungrigen Freund, bevor du lieferst.',
        'Намери гладен приятел, преди да доставиш.',
      ],
    ],
    more: [
      [
        'Count twenty touches before baking.',
        'Vor dem Backen zwanzig Kontakte zählen.',
        'Двадесет докосвания преди печенето.',
      ],
    ],
    easier: ['Only knead and bake.', 'Nur kneten und backen.', 'Само месене и печене.'],
    scoring: [
      'How many pizzas does the group deliver in a round?',
      'Wie viele Pizzen liefert die Gruppe in einer Runde?',
      'Колко пици доставя групата за една серия?',
    ],
    question: [
      'Which part of the foot rolls the dough best?',
      'Welcher Teil des Fußes rollt den Teig am besten?',
      'С коя част на крака тестото се точи най-добре?',
    ],
    fault: [
      'The ball runs off while kneading: tap it lightly on top.',
      'Der Ball rollt beim Kneten weg: nur leicht oben antippen.',
      'Топката бяга при месене: докосвай леко отгоре.',
    ],
  },
  {
    key: 'winter',
    harder: 1,
    name: ['winter day', 'Wintertag', 'зимен ден'],
    aim: [
      'Balance, slide and change direction with the ball.',
      'Balancieren, gleiten und mit Ball die Richtung ändern.',
      'Равновесие, плъзгане и смяна на посоката с топка.',
    ],
    rule: [
      'Ski: slalom around the others with inside hooks. Ice: slide sideways with sole rolls. Snowman: freeze on one leg with the ball under the foot. Snowstorm: dribble to an igloo and do three jumps beside it.',
      'Ski: Slalom um die anderen mit Innenhaken. Eis: seitwärts gleiten mit Sohlenrollen. Schneemann: auf einem Bein einfrieren, Fuß auf dem Ball. Schneesturm: zu einem Iglu dribbeln und daneben dreimal springen.',
      'Ски: слалом около другите с вътрешна кука. Лед: странично плъзгане с подметка. Снежен човек: замръзване на един крак, другият върху топката. Виелица: води до иглу и направи три скока до него.',
    ],
    points: [
      [
        'Bend your knees like a skier.',
        'Geh in die Knie wie ein Skifahrer.',
        'Сгъни колене като скиор.',
      ],
      [
        'A snowman does not wobble: breathe and stand.',
        'Ein Schneemann wackelt nicht: atmen und stehen.',
        'Снежният човек не се клати: дишай и стой.',
      ],
    ],
    more: [
      [
        'Two slaloms: first right foot, then left.',
        'Zwei Slaloms: erst rechts, dann links.',
        'Два слалома: първо с десния, после с левия.',
      ],
    ],
    easier: [
      'Snowman with both feet on the ground.',
      'Schneemann mit beiden Füßen am Boden.',
      'Снежен човек на два крака.',
    ],
    scoring: [
      'A snowflake for every snowman that stands for five seconds.',
      'Eine Schneeflocke für jeden Schneemann, der fünf Sekunden steht.',
      'Снежинка за всеки снежен човек, който стои пет секунди.',
    ],
    question: [
      'Which is harder: skiing left or right?',
      'Was ist schwerer: Ski nach links oder nach rechts?',
      'Накъде се кара по-трудно: наляво или надясно?',
    ],
    fault: [
      'Children run around the crowd: ski through the middle.',
      'Alle fahren außen herum: mitten hindurch!',
      'Всички карат отстрани: през средата!',
    ],
  },
]
