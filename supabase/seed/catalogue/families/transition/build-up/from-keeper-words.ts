/** Tasks of the build-up from the keeper. */
import type { TransitionTask } from '../kit'

export const fromKeeperTasks: readonly TransitionTask[] = [
  {
    key: 'calm-start',
    harder: 0,
    name: ['press after the first pass', 'Druck ab dem ersten Pass', 'преса след първия пас'],
    aim: [
      'Open up and find the free one.',
      'Auffächern und den Freien finden.',
      'Разтваряне и намиране на свободния.',
    ],
    rule: [
      'Amber waits in the middle until the first pass has been received. Passing or dribbling into a mini goal counts.',
      'Gelb wartet in der Mitte, bis der erste Pass angenommen ist. Es zählt Pass oder Dribbling ins Minitor.',
      'Жълтите чакат в средата, докато първият пас бъде приет. Важи пас или дрибъл в малка врата.',
    ],
    points: [
      [
        'Pass to the far foot, so that the next touch goes forward.',
        'Pass auf den gegnerfernen Fuß, dann geht der nächste Kontakt nach vorn.',
        'Подавай в далечния крак, за да е следващото докосване напред.',
      ],
      [
        'Nobody attacks you? Dribble until somebody has to come.',
        'Keiner greift dich an? Dribble, bis einer kommen muss.',
        'Никой не те атакува? Води, докато някой дойде.',
      ],
    ],
    more: [
      [
        'Amber may press with the first pass.',
        'Gelb darf schon mit dem ersten Pass pressen.',
        'Жълтите пресират с първия пас.',
      ],
    ],
    easier: [
      'Amber only walks until the third pass.',
      'Gelb geht bis zum dritten Pass nur.',
      'До третия пас жълтите само вървят.',
    ],
    scoring: [
      'Mini goal one point, large goal one.',
      'Minitor ein Punkt, großes Tor einer.',
      'Малка врата – точка, голяма – точка.',
    ],
    question: [
      'Who was free, and how many passes did it take to find them?',
      'Wer war frei, und wie viele Pässe hat es gebraucht?',
      'Кой беше свободен и след колко паса го намерихте?',
    ],
    fault: [
      'All come towards the ball and bring opponents with them.',
      'Alle kommen zum Ball und bringen Gegner mit.',
      'Всички идват към топката и водят противници.',
    ],
  },
  {
    key: 'through-the-middle',
    harder: 1,
    name: ['over the six', 'über den Sechser', 'през опорния'],
    aim: [
      'Find the player between the lines and play on facing forward.',
      'Den Spieler zwischen den Linien finden und nach vorn weiterspielen.',
      'Намиране на играча между линиите и продължаване напред.',
    ],
    rule: [
      'A marked zone in the middle: a goal counts only if the ball was received or laid off there in the attack. Nobody may stand in it longer than three seconds.',
      'In der Mitte ist eine Zone markiert: Ein Tor zählt nur, wenn der Ball im Angriff dort angenommen oder abgelegt wurde. Niemand bleibt länger als drei Sekunden darin.',
      'В средата е отбелязана зона: голът важи само ако топката е минала през играч в нея. Никой не стои там повече от три секунди.',
    ],
    points: [
      [
        'Six: look over both shoulders, come into the zone with the pass, not before.',
        'Sechser: Schulterblick rechts und links, erst mit dem Pass in die Zone.',
        'Опорен: поглед през двете рамене, влез в зоната с паса, не преди.',
      ],
      [
        'Cannot turn? Lay it off to the one who faces forward.',
        'Kannst du nicht drehen? Leg auf den ab, der nach vorn schaut.',
        'Не можеш да се обърнеш? Върни на този с лице напред.',
      ],
    ],
    more: [
      [
        'Only turning in the zone counts, no lay-off.',
        'Nur Aufdrehen in der Zone zählt.',
        'Важи само обръщане в зоната.',
      ],
    ],
    easier: [
      'Any pass through the zone counts.',
      'Jeder Pass durch die Zone zählt.',
      'Важи всеки пас през зоната.',
    ],
    scoring: [
      'Goal over the zone two points.',
      'Tor über die Zone zwei Punkte.',
      'Гол през зоната – две точки.',
    ],
    question: [
      'What did you see before the ball came into the middle?',
      'Was hast du gesehen, bevor der Ball in die Mitte kam?',
      'Какво видя, преди топката да дойде в средата?',
    ],
    fault: [
      'Six waits in the zone in the shadow of the forward.',
      'Der Sechser wartet im Deckungsschatten.',
      'Опорният чака в сянката на нападателя.',
    ],
  },
  {
    key: 'one-side-pressed',
    harder: 1,
    from: 10,
    name: ['they close one side', 'sie schließen eine Seite', 'затварят едната страна'],
    aim: [
      'Recognise the pressing side and leave over the other.',
      'Die Pressingseite erkennen und über die andere heraus.',
      'Разпознаване на пресираната страна и излизане през другата.',
    ],
    rule: [
      'Amber agrees secretly before each ball which side it lets green play to, and presses there. A goal on the other side counts double.',
      'Gelb legt vor jedem Ball geheim fest, auf welche Seite es lenkt und dort presst. Ein Tor auf der anderen Seite zählt doppelt.',
      'Преди всяка топка жълтите тайно избират на коя страна насочват и пресират. Гол от другата страна е двоен.',
    ],
    points: [
      [
        'Second pass back to the keeper is no retreat: it opens the other side.',
        'Der Rückpass zum Torwart ist kein Rückzug: Er öffnet die andere Seite.',
        'Пасът назад към вратаря не е отстъпление: отваря другата страна.',
      ],
      [
        'Keeper: first touch towards the free side, next pass hard.',
        'Torwart: erster Kontakt zur freien Seite, dann scharf passen.',
        'Вратар: първо докосване към свободната страна, после силен пас.',
      ],
    ],
    more: [
      [
        'Amber may change the side once.',
        'Gelb darf die Seite einmal wechseln.',
        'Жълтите могат веднъж да сменят страната.',
      ],
    ],
    easier: [
      'Amber shows the side openly.',
      'Gelb zeigt die Seite offen.',
      'Жълтите показват страната открито.',
    ],
    scoring: [
      'Goal on the open side two points, on the pressed one.',
      'Tor auf der offenen Seite zwei Punkte, auf der anderen einer.',
      'Гол от отворената страна – две, от пресираната – една.',
    ],
    question: [
      'What showed you which side they wanted?',
      'Woran hast du ihre Pressingseite erkannt?',
      'По какво позна коя страна искат?',
    ],
    fault: [
      'Running into the trap because the first pass was easy.',
      'In die Falle laufen, weil der erste Pass leicht war.',
      'Влизане в капана, защото първият пас беше лесен.',
    ],
  },
  {
    key: 'price-of-loss',
    harder: 2,
    from: 11,
    name: ['a loss costs', 'Verlust kostet', 'загубата струва'],
    aim: [
      'Weigh risk and secure behind the ball.',
      'Risiko abwägen und hinter dem Ball absichern.',
      'Преценка на риска и подсигуряване зад топката.',
    ],
    rule: [
      'If amber scores within six seconds of winning the ball, it counts three. Once per round green may play long behind the press without a penalty.',
      'Trifft Gelb binnen sechs Sekunden nach dem Gewinn, zählt es dreifach. Einmal je Durchgang darf Grün lang hinter das Pressing spielen.',
      'Гол на жълтите до шест секунди след отнемане е троен. Веднъж в серия зелените могат да играят дълго зад пресата.',
    ],
    points: [
      [
        'Always one more behind the ball than they have in front.',
        'Hinter dem Ball immer einer mehr, als sie vorne haben.',
        'Зад топката винаги с един повече от техните напред.',
      ],
      [
        'No way through in three seconds? Back and to the other side, or long behind them.',
        'Drei Sekunden kein Weg? Zurück und auf die andere Seite oder lang dahinter.',
        'Три секунди няма път? Назад и на другата страна или дълго зад тях.',
      ],
    ],
    more: [['No long ball.', 'Kein langer Ball.', 'Без дълга топка.']],
    easier: [
      'Amber’s goals count one.',
      'Tore von Gelb zählen einfach.',
      'Головете на жълтите са единични.',
    ],
    scoring: [
      'Mini goal two points; goal after loss three against.',
      'Minitor zwei Punkte; Tor nach Verlust drei dagegen.',
      'Малка врата – две точки; гол след загуба – три за тях.',
    ],
    question: [
      'Which passes are worth the risk, and where?',
      'Welche Pässe sind das Risiko wert, und wo?',
      'Кои пасове си струват риска и къде?',
    ],
    fault: [
      'Square pass in front of their own goal under pressure.',
      'Querpass vor dem eigenen Tor unter Druck.',
      'Напречен пас пред своята врата под натиск.',
    ],
  },
]
