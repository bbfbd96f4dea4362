/** How the goal kick is pressed. */
import type { DefendingTask } from '../kit'

export const highPressTasks: readonly DefendingTask[] = [
  {
    key: 'one-side',
    harder: 0,
    name: ['lock one side', 'eine Seite zusperren', 'заключи едната страна'],
    aim: [
      'After the first pass the ball stays on that side.',
      'Nach dem ersten Pass bleibt der Ball auf dieser Seite.',
      'След първия пас топката остава на тази страна.',
    ],
    rule: [
      'The first pass decides the side. From then on a switch to the other side is a point for green; a ball won on the locked side counts two.',
      'Der erste Pass bestimmt die Seite. Danach ist eine Verlagerung ein Punkt für Grün; ein Gewinn auf der gesperrten Seite zählt zwei.',
      'Първият пас определя страната. После смяната на фланга е точка за зелените; отнемане на заключената страна е две.',
    ],
    points: [
      [
        'Everyone over: even the far winger stands in the middle.',
        'Alle hinüber: Auch der ferne Außen steht in der Mitte.',
        'Всички натам: дори далечният краен е в центъра.',
      ],
    ],
    more: [
      [
        'The keeper may be played again.',
        'Der Torwart darf wieder angespielt werden.',
        'Вратарят може да получава отново.',
      ],
    ],
    easier: [
      'Green may not pass back to the keeper.',
      'Grün darf nicht zum Torwart zurückspielen.',
      'Зелените не връщат на вратаря.',
    ],
    scoring: [
      'Won on that side: two points; goal after it: one more; switch: one for green.',
      'Gewinn auf der Seite: zwei Punkte; Tor danach: einer mehr; Verlagerung: einer für Grün.',
      'Отнемане на страната: две; гол след него: още една; смяна: една за зелените.',
    ],
    question: [
      'Whose run took the other side away?',
      'Wessen Laufweg hat die andere Seite weggenommen?',
      'Чие тичане отне другата страна?',
    ],
    fault: [
      'The far winger stays with the far full-back.',
      'Der ferne Außen bleibt beim fernen Außenverteidiger.',
      'Далечният краен остава при далечния бек.',
    ],
  },
  {
    key: 'leave-one',
    harder: 1,
    name: ['leave the full-back free', 'Außenverteidiger anbieten', 'остави бека свободен'],
    aim: [
      'Invite the pass you want to win.',
      'Den Pass anbieten, den man gewinnen will.',
      'Покана за паса, който искаш да отнемеш.',
    ],
    rule: [
      'Amber leaves one full-back open on purpose. The pass there starts the trap: winger from inside, full-back or midfielder from the front. Won there within five seconds: three points.',
      'Gelb lässt einen Außenverteidiger absichtlich frei. Der Pass zu ihm löst die Falle aus: Außen von innen, der Nächste von vorn. Gewinn dort binnen fünf Sekunden: drei Punkte.',
      'Жълтите нарочно оставят един бек свободен. Пасът към него задейства капана: крайният отвътре, следващият отпред. Отнемане там до пет секунди: три точки.',
    ],
    points: [
      [
        'Winger: stand six steps off, so that the full-back looks free.',
        'Außen: so stehen, dass er frei aussieht, aber sechs Schritte entfernt ist.',
        'Краен: нека изглежда свободен, но да е на шест крачки.',
      ],
    ],
    more: [
      [
        'Green knows which side is the trap.',
        'Grün kennt die Seite der Falle.',
        'Зелените знаят страната на капана.',
      ],
    ],
    easier: [
      'Green has to play to the free full-back.',
      'Grün muss den freien Außenverteidiger anspielen.',
      'Зелените са длъжни да играят към свободния бек.',
    ],
    scoring: [
      'Won in the trap: three points; elsewhere: one; green through: two for green.',
      'Gewinn in der Falle: drei Punkte; sonst einer; Grün durch: zwei für Grün.',
      'Отнемане в капана: три; другаде: една; преминаване: две за зелените.',
    ],
    question: [
      'How near may you stand so that they still dare to play it?',
      'Wie nah darfst du stehen, damit er den Pass noch wagt?',
      'Колко близо може да си, за да посмее да подаде?',
    ],
    fault: [
      'Starting too early: the pass is not played at all.',
      'Zu früh gestartet: Der Pass kommt gar nicht.',
      'Твърде ранен старт: пасът не идва.',
    ],
  },
  {
    key: 'man-for-man',
    harder: 1,
    name: ['man for man', 'Mann gegen Mann', 'човек за човек'],
    aim: [
      'Nobody receives without an opponent in the back.',
      'Keiner nimmt ohne Gegner im Rücken an.',
      'Никой не получава без противник зад гърба.',
    ],
    rule: [
      'Each amber player names an opponent before the kick and stays with them until the ball is won or out; the spare green one is left to the striker’s cover shadow. Turning with the ball gives green a point.',
      'Jeder Gelbe nennt vor dem Abstoß seinen Gegner und bleibt bei ihm bis Gewinn oder Aus; den überzähligen Grünen nimmt der Stürmer in den Deckungsschatten. Aufdrehen gibt Grün einen Punkt.',
      'Всеки жълт посочва противник преди удара и е с него до отнемане или аут; излишният зелен е в сянката на нападателя. Обръщане с топка е точка за зелените.',
    ],
    points: [
      [
        'Touch-tight from behind: let them feel you, do not foul.',
        'Eng im Rücken: Er soll dich spüren, ohne Foul.',
        'Плътно зад гърба: да те усеща, без нарушение.',
      ],
    ],
    more: [
      [
        'Green may change positions after the kick.',
        'Grün darf nach dem Abstoß rochieren.',
        'Зелените сменят местата след удара.',
      ],
    ],
    easier: [
      'Green stays in its positions.',
      'Grün bleibt auf den Positionen.',
      'Зелените пазят местата си.',
    ],
    scoring: [
      'Ball won: one point; goal within eight seconds: two; turn: one for green.',
      'Ballgewinn: ein Punkt; Tor binnen acht Sekunden: zwei; Aufdrehen: einer für Grün.',
      'Отнемане: точка; гол до осем секунди: две; обръщане: една за зелените.',
    ],
    question: [
      'What do you do when your opponent drops very deep?',
      'Was machst du, wenn dein Gegner sich sehr tief fallen lässt?',
      'Какво правиш, ако противникът ти слезе много назад?',
    ],
    fault: [
      'Two take one and the keeper finds the free one.',
      'Zwei nehmen einen, und der Torwart findet den Freien.',
      'Двама поемат един и вратарят намира свободния.',
    ],
  },
  {
    key: 'second-ball',
    harder: 2,
    from: 11,
    name: ['force it long', 'zum langen Ball zwingen', 'принуди дълга топка'],
    aim: [
      'Press so that only the long ball is left, and be there when it comes down.',
      'So pressen, dass nur der lange Ball bleibt, und da sein, wenn er fällt.',
      'Преса, при която остава само дългата топка, и присъствие при падането ѝ.',
    ],
    rule: [
      'If green has to play long over half-way, amber has a point; winning the second ball gives two more. High balls are brought down with foot, thigh or chest.',
      'Muss Grün lang über die Mitte spielen, bekommt Gelb einen Punkt; der zweite Ball bringt zwei mehr. Hohe Bälle werden mit Fuß, Oberschenkel oder Brust angenommen.',
      'Принудят ли се зелените на дълга топка през средата, жълтите имат точка; втората топка носи още две. Високите топки се овладяват с крак, бедро или гърди.',
    ],
    points: [
      [
        'While the long ball flies: midfield falls under it, the front turns.',
        'Fliegt der lange Ball: Das Mittelfeld fällt darunter, die Ersten drehen um.',
        'Докато лети: полузащитата слиза под нея, предните се обръщат.',
      ],
    ],
    more: [
      [
        'Ten seconds from the second ball to the finish.',
        'Zehn Sekunden vom zweiten Ball bis zum Abschluss.',
        'Десет секунди от втората топка до удара.',
      ],
    ],
    easier: [
      'The coach calls when the long ball comes.',
      'Der Trainer ruft, wann der lange Ball kommt.',
      'Треньорът вика кога идва дългата топка.',
    ],
    scoring: [
      'Long ball forced: one; second ball: two more; short build-up to half-way: two for green.',
      'Langer Ball erzwungen: eins; zweiter Ball: zwei mehr; flach bis zur Mitte: zwei für Grün.',
      'Принудена дълга: една; втора топка: още две; изход по земята: две за зелените.',
    ],
    question: [
      'Where do second balls usually fall?',
      'Wohin fallen zweite Bälle meistens?',
      'Къде обикновено пада втората топка?',
    ],
    fault: [
      'The front press is good, but the lines are 30 m apart.',
      'Vorn gut gepresst, aber die Linien sind 30 m auseinander.',
      'Отпред пресата е добра, но линиите са на 30 м.',
    ],
  },
]
