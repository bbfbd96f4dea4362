/** What counts as a catch. */
import type { DefendingTask } from '../kit'

export const boxTasks: readonly DefendingTask[] = [
  {
    key: 'touch',
    harder: 0,
    name: ['touch it and change box', 'berühren und Feld wechseln', 'докосни и смени квадрата'],
    aim: [
      'Arrive at the ball while it is moving.',
      'Am Ball sein, solange er unterwegs ist.',
      'Пристигане, докато топката пътува.',
    ],
    rule: [
      'A touch on the ball is a catch: then all hunters go to the other box and on. Count catches per round.',
      'Eine Ballberührung ist ein Fang: Dann geht es ins andere Feld weiter. Gezählt werden Fänge je Durchgang.',
      'Докосване на топката е улов: после всички ловци отиват в другия квадрат. Брои се уловът в серията.',
    ],
    points: [
      [
        'Start with the pass, not with the reception.',
        'Starte mit dem Pass, nicht mit der Annahme.',
        'Тръгни с паса, не с приемането.',
      ],
    ],
    more: [
      [
        'Catches count only inside of six seconds.',
        'Fänge zählen nur binnen sechs Sekunden.',
        'Уловът важи само до шест секунди.',
      ],
    ],
    easier: [
      'A ball played out counts as a catch.',
      'Auch ein Ball ins Aus ist ein Fang.',
      'И аутът е улов.',
    ],
    scoring: [
      'One point per catch; green scores one for eight passes in a row.',
      'Ein Punkt je Fang; Grün bekommt einen für acht Pässe in Folge.',
      'Точка за улов; зелените имат точка за осем поредни паса.',
    ],
    question: [
      'Which pass was easy to guess?',
      'Welcher Pass war leicht zu erraten?',
      'Кой пас беше лесен за познаване?',
    ],
    fault: [
      'Stopping in the middle of the box to wait.',
      'In der Mitte stehen bleiben und warten.',
      'Спиране и чакане в средата.',
    ],
  },
  {
    key: 'win',
    harder: 1,
    name: ['win it under control', 'kontrolliert gewinnen', 'отнеми с контрол'],
    aim: [
      'Win the ball so that it can be used.',
      'Den Ball so gewinnen, dass er nutzbar ist.',
      'Отнемане, след което топката може да се играе.',
    ],
    rule: [
      'Only a ball that a hunter stops or dribbles out of the box counts. Then straight into the other box.',
      'Es zählt nur ein Ball, den ein Jäger stoppt oder aus dem Feld dribbelt. Dann sofort ins andere Feld.',
      'Важи само топка, която ловец спре или изведе с дрибъл. После веднага в другия квадрат.',
    ],
    points: [
      [
        'Go in with the body between ball and opponent.',
        'Geh mit dem Körper zwischen Ball und Gegner.',
        'Влез с тялото между топката и противника.',
      ],
    ],
    more: [
      [
        'The ball has to be passed to another hunter first.',
        'Der Ball muss erst zu einem anderen Jäger gepasst werden.',
        'Топката първо се подава на друг ловец.',
      ],
    ],
    easier: [
      'A ball that is stopped counts double.',
      'Ein gestoppter Ball zählt doppelt.',
      'Спряната топка е двойна.',
    ],
    scoring: [
      'One point per ball under control; green scores one for ten passes.',
      'Ein Punkt je kontrolliertem Ball; Grün bekommt einen für zehn Pässe.',
      'Точка за топка под контрол; зелените имат точка за десет паса.',
    ],
    question: [
      'What did you do in the second before you won it?',
      'Was hast du in der Sekunde vor dem Gewinn getan?',
      'Какво направи в секундата преди отнемането?',
    ],
    fault: [
      'Kicking the ball away from close range.',
      'Den Ball aus nächster Nähe wegschlagen.',
      'Избиване от близко.',
    ],
  },
  {
    key: 'cage',
    harder: 1,
    name: ['lock the corner', 'in die Ecke sperren', 'заключи ъгъла'],
    aim: [
      'Steer the ball into a corner and close both ways out.',
      'Den Ball in eine Ecke lenken und beide Auswege schließen.',
      'Насочване на топката в ъгъл и затваряне на двата изхода.',
    ],
    rule: [
      'Balls won within two metres of a side count two. The hunters decide on a side before they start.',
      'Gewinne näher als zwei Meter an einer Linie zählen zwei. Die Jäger wählen vor dem Start eine Seite.',
      'Отнемане на по-малко от два метра от линия е две точки. Ловците избират страна преди старта.',
    ],
    points: [
      [
        'First one cuts the box in half, second one closes the door.',
        'Der Erste teilt das Feld, der Zweite schließt die Tür.',
        'Първият дели квадрата, вторият затваря вратата.',
      ],
    ],
    more: [
      [
        'Only balls won at the chosen side count.',
        'Nur Gewinne auf der gewählten Seite zählen.',
        'Важат само отнемания на избраната страна.',
      ],
    ],
    easier: [
      'The coach calls the side during play.',
      'Der Trainer ruft die Seite während des Spiels.',
      'Треньорът вика страната по време на играта.',
    ],
    scoring: [
      'Won at the side: two points; elsewhere: one; pass between two hunters: one for green.',
      'Gewinn am Rand: zwei Punkte; sonst einer; Pass zwischen zwei Jägern: einer für Grün.',
      'Отнемане до линия: две; другаде: една; пас между двама ловци: една за зелените.',
    ],
    question: [
      'How do you take the way back from the opponent?',
      'Wie nimmst du dem Gegner den Rückweg?',
      'Как отнемаш пътя назад на противника?',
    ],
    fault: [
      'All look at the ball and the pass through the middle is open.',
      'Alle schauen zum Ball und die Mitte ist offen.',
      'Всички гледат топката и центърът е отворен.',
    ],
  },
  {
    key: 'sprint',
    harder: 2,
    name: [
      'two balls in twenty seconds',
      'zwei Bälle in zwanzig Sekunden',
      'две топки за двадесет секунди',
    ],
    aim: [
      'Press again at once after having won it.',
      'Nach dem Gewinn sofort wieder pressen.',
      'Нова преса веднага след отнемане.',
    ],
    rule: [
      'The hunters have twenty seconds to win one ball in each box. Then twenty seconds of rest in the middle, then again.',
      'Die Jäger haben zwanzig Sekunden, um in jedem Feld einen Ball zu gewinnen. Dann zwanzig Sekunden Pause in der Mitte und von vorn.',
      'Ловците имат двадесет секунди за по една топка във всеки квадрат. После двадесет секунди почивка в средата и отначало.',
    ],
    points: [
      [
        'Sprint into the other box as a line, not one by one.',
        'Sprintet als Linie ins andere Feld, nicht einzeln.',
        'Спринтирайте в другия квадрат като линия, не поотделно.',
      ],
    ],
    more: [['Fifteen seconds.', 'Fünfzehn Sekunden.', 'Петнадесет секунди.']],
    easier: ['Thirty seconds.', 'Dreißig Sekunden.', 'Тридесет секунди.'],
    scoring: [
      'Both balls: three points; one ball: one; none: one for green.',
      'Beide Bälle: drei Punkte; einer: einer; keiner: einer für Grün.',
      'Двете топки: три точки; една: една; нито една: точка за зелените.',
    ],
    question: [
      'What did you do together when you were tired?',
      'Was habt ihr gemeinsam gemacht, als ihr müde wart?',
      'Какво правехте заедно, когато се уморихте?',
    ],
    fault: [
      'The first reaches the box alone and is played out.',
      'Der Erste kommt allein an und wird ausgespielt.',
      'Първият влиза сам и го преиграват.',
    ],
  },
]
