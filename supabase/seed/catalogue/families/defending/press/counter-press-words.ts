/** What green must do after the loss. */
import type { DefendingTask } from '../kit'

export const counterPressTasks: readonly DefendingTask[] = [
  {
    key: 'regain',
    harder: 0,
    name: ['get it back', 'zurückholen', 'върни я'],
    aim: [
      'Switch on the moment the ball is lost.',
      'Im Moment des Verlusts im Kopf umschalten.',
      'Превключване в главата в мига на загубата.',
    ],
    rule: [
      'A ball won back in time is a point for green; out in time a point for amber. Everybody counts the seconds aloud.',
      'Rechtzeitig zurückgeholt: ein Punkt für Grün; rechtzeitig heraus: einer für Gelb. Alle zählen die Sekunden laut.',
      'Върната навреме: точка за зелените; изведена навреме: точка за жълтите. Всички броят на глас.',
    ],
    points: [
      [
        'First three steps as fast as you can.',
        'Die ersten drei Schritte so schnell du kannst.',
        'Първите три крачки колкото можеш по-бързо.',
      ],
    ],
    more: [
      [
        'Won back before the opponent’s second touch: two points.',
        'Vor dem zweiten Kontakt des Gegners gewonnen: zwei Punkte.',
        'Върната преди второто докосване на противника: две точки.',
      ],
    ],
    easier: [
      'A touch of the ball by green is enough.',
      'Eine Berührung durch Grün genügt.',
      'Стига докосване от зелен.',
    ],
    scoring: [
      'One point per ball back, one for amber per escape, one for green for ten passes.',
      'Ein Punkt je Rückgewinn, einer für Gelb je Befreiung, einer für Grün für zehn Pässe.',
      'Точка за връщане, точка за жълтите при изход, точка за зелените за десет паса.',
    ],
    question: [
      'Who was nearest when the ball was lost?',
      'Wer war beim Verlust am nächsten?',
      'Кой беше най-близо при загубата?',
    ],
    fault: [
      'Waiting for the one who lost it to run.',
      'Warten, dass der läuft, der ihn verloren hat.',
      'Чакане да тича този, който я е загубил.',
    ],
  },
  {
    key: 'three',
    harder: 1,
    name: ['hunt in threes', 'zu dritt jagen', 'лов по трима'],
    aim: [
      'Ball, near passes, way out: three jobs for the nearest three.',
      'Ball, nahe Pässe, Ausweg: drei Aufgaben für die drei Nächsten.',
      'Топка, близки пасове, изход: три задачи за тримата най-близки.',
    ],
    rule: [
      'Only a ball won back counts in which three green players were within five metres; the others close up behind.',
      'Es zählt nur ein Rückgewinn, bei dem drei Grüne näher als fünf Meter waren; die anderen rücken dahinter zusammen.',
      'Важи само връщане, при което трима зелени са на по-малко от пет метра; другите се събират отзад.',
    ],
    points: [
      [
        'First: the ball. Second: the pass. Third: the escape.',
        'Der Erste: Ball. Der Zweite: Pass. Der Dritte: Ausweg.',
        'Първи: топката. Втори: пасът. Трети: изходът.',
      ],
    ],
    more: [
      [
        'After winning it back the first pass leaves the crowd.',
        'Nach dem Rückgewinn geht der erste Pass aus dem Gedränge.',
        'След връщане първият пас е извън тълпата.',
      ],
    ],
    easier: ['Two near ones are enough.', 'Zwei in der Nähe genügen.', 'Стигат двама наблизо.'],
    scoring: [
      'Won back by three: two points; by fewer: none; escape: one for amber.',
      'Rückgewinn zu dritt: zwei Punkte; mit weniger: keiner; Befreiung: einer für Gelb.',
      'Връщане с трима: две точки; с по-малко: нула; изход: една за жълтите.',
    ],
    question: [
      'Which of the three jobs was missing?',
      'Welche der drei Aufgaben hat gefehlt?',
      'Коя от трите задачи липсваше?',
    ],
    fault: [
      'All three attack the ball from the same side.',
      'Alle drei kommen von derselben Seite.',
      'И тримата нападат от една страна.',
    ],
  },
  {
    key: 'forward',
    harder: 1,
    name: ['close the pass out first', 'den Ausweg schließen', 'първо затвори изхода'],
    aim: [
      'The pass forward is more dangerous than the ball itself.',
      'Der Pass nach vorn ist gefährlicher als der Ball selbst.',
      'Пасът напред е по-опасен от самата топка.',
    ],
    rule: [
      'Amber may play to a blue target straight away. An intercepted pass to blue counts two for green; every pass that arrives two for amber.',
      'Gelb darf sofort zu Blau spielen. Ein abgefangener Pass zu Blau zählt zwei für Grün, jeder angekommene zwei für Gelb.',
      'Жълтите може веднага да играят към син. Пресечен пас към син е две за зелените, всеки пристигнал – две за жълтите.',
    ],
    points: [
      [
        'Run at the ball through the passing lane, not beside it.',
        'Lauf durch die Passlinie auf den Ball zu, nicht daneben.',
        'Тичай към топката през линията на паса, не встрани.',
      ],
    ],
    more: [
      [
        'Blue targets may move along their side.',
        'Blaue dürfen sich auf ihrer Seite bewegen.',
        'Сините се движат по своята страна.',
      ],
    ],
    easier: [
      'Amber needs one pass before the target pass.',
      'Gelb braucht vor dem Zielpass einen Pass.',
      'Жълтите правят един пас преди паса към син.',
    ],
    scoring: [
      'Intercepted: two; won back otherwise: one; pass to blue: two for amber.',
      'Abgefangen: zwei; sonst zurückgeholt: eins; Pass zu Blau: zwei für Gelb.',
      'Пресичане: две; друго връщане: една; пас към син: две за жълтите.',
    ],
    question: [
      'Where did the winner of the ball look first?',
      'Wohin hat der Ballgewinner zuerst geschaut?',
      'Накъде погледна първо този, който отне топката?',
    ],
    fault: [
      'Chasing the ball and turning the back to the target.',
      'Dem Ball nachjagen und den Zielspieler im Rücken lassen.',
      'Гонене на топката с гръб към целта.',
    ],
  },
  {
    key: 'or-drop',
    harder: 2,
    from: 10,
    name: ['press or drop?', 'pressen oder fallen?', 'преса или отстъпление?'],
    aim: [
      'Decide within one second whether hunting makes sense.',
      'Binnen einer Sekunde entscheiden, ob die Jagd sinnvoll ist.',
      'Решение за секунда има ли смисъл гоненето.',
    ],
    rule: [
      'The captain of green calls "go" or "back" after every loss. After "back" all green players run behind a line through the ball; done in three seconds is a point, after "go" only the ball counts, for two.',
      'Der Kapitän von Grün ruft nach jedem Verlust „drauf“ oder „zurück“. Bei „zurück“ laufen alle hinter die Höhe des Balls: in drei Sekunden ein Punkt; nach „drauf“ zählt nur der Ball, dafür zwei.',
      'Капитанът на зелените вика „натиск“ или „назад“ при всяка загуба. При „назад“ всички са зад топката за три секунди: точка; при „натиск“ важи само топката, но две.',
    ],
    points: [
      [
        'Near and many: go. Far or few: back.',
        'Nah und viele: drauf. Weit weg oder wenige: zurück.',
        'Близо и много: натиск. Далеч или малко: назад.',
      ],
    ],
    more: [
      [
        'The one nearest to the ball makes the call.',
        'Der Ballnächste gibt das Kommando.',
        'Командва най-близкият до топката.',
      ],
    ],
    easier: ['The coach calls.', 'Der Trainer ruft.', 'Вика треньорът.'],
    scoring: [
      '"Go" and won: two; "back" in time: one; amber out: two for amber.',
      '„Drauf“ und gewonnen: zwei; „zurück“ rechtzeitig: eins; Gelb heraus: zwei für Gelb.',
      '„Натиск“ и отнемане: две; „назад“ навреме: една; изход: две за жълтите.',
    ],
    question: [
      'What made you call "go"?',
      'Warum hast du „drauf“ gerufen?',
      'Защо извика „натиск“?',
    ],
    fault: [
      'Half of the team goes, half drops.',
      'Die Hälfte geht drauf, die Hälfte fällt.',
      'Половината натискат, половината отстъпват.',
    ],
  },
]
