/** Tasks of the run to the far post: from where one starts and what happens there. */
import type { FinishingTask } from './kit'

export const farPostTasks: readonly FinishingTask[] = [
  {
    key: 'tap-in',
    harder: 0,
    name: ['tap-in', 'einschieben', 'довкарване'],
    aim: [
      'Be there for every ball that crosses the goal.',
      'Bei jedem Ball da sein, der am Tor vorbeiläuft.',
      'Присъствие при всяка топка, минаваща пред вратата.',
    ],
    rule: [
      'The passer plays a firm ball across the goal, out of the keeper’s reach. The runner meets it at the far post and pushes it in with one touch.',
      'Der Passgeber spielt scharf und flach am Tor vorbei, außer Reichweite des Torwarts. Der Läufer kommt am langen Pfosten an und schiebt mit einem Kontakt ein.',
      'Подаващият праща остра топка по земя пред вратата, извън обсега на вратаря. Набягващият я вкарва с едно докосване при далечната греда.',
    ],
    points: [
      [
        'Run so that you arrive with the ball, never before it.',
        'So laufen, dass du mit dem Ball ankommst, nicht vorher.',
        'Тичай така, че да пристигнеш с топката, не преди нея.',
      ],
      [
        'Open the foot, keep it firm: only steer.',
        'Fuß öffnen und fest halten: nur lenken.',
        'Отвори и стегни стъпалото: само насочи.',
      ],
    ],
    more: [
      [
        'The passer plays first time from a rolled ball.',
        'Der Passgeber spielt einen gerollten Ball direkt.',
        'Подаващият играе от първо по търкаляща се топка.',
      ],
    ],
    easier: [
      'The runner may stop the ball first.',
      'Der Läufer darf den Ball zuerst stoppen.',
      'Набягващият може първо да спре топката.',
    ],
    scoring: [
      'One-touch goal two points, otherwise one.',
      'Tor mit einem Kontakt zwei Punkte, sonst einer.',
      'Гол с едно докосване – две точки, иначе една.',
    ],
    question: [
      'When did you start so that you came together with the ball?',
      'Wann bist du gestartet, um mit dem Ball anzukommen?',
      'Кога тръгна, за да стигнеш заедно с топката?',
    ],
    fault: [
      'Stopping before the far post because the ball looks too far.',
      'Vor dem langen Pfosten abbremsen, weil der Ball zu weit scheint.',
      'Спиране преди далечната греда, защото топката изглежда далеч.',
    ],
  },
  {
    key: 'blind-side',
    harder: 1,
    from: 10,
    name: ['behind the defender’s back', 'im Rücken des Verteidigers', 'зад гърба на защитника'],
    aim: [
      'Disappear from the defender’s sight and appear at the far post.',
      'Aus dem Blick des Verteidigers verschwinden und am langen Pfosten auftauchen.',
      'Изчезване от погледа на защитника и поява при далечната греда.',
    ],
    rule: [
      'A defender marks in the middle. The runner starts behind their back while they watch the ball, and goes to the far post when the passer lifts the head.',
      'Ein Verteidiger deckt in der Mitte. Der Läufer steht in seinem Rücken und startet zum langen Pfosten, wenn der Passgeber den Kopf hebt und der Verteidiger zum Ball schaut.',
      'Защитник пази в средата. Набягващият е зад гърба му и тръгва към далечната греда, щом подаващият вдигне глава и защитникът гледа топката.',
    ],
    points: [
      [
        'Stand where the defender cannot see you and the ball at once.',
        'Steh so, dass der Verteidiger dich und den Ball nicht zugleich sieht.',
        'Стой така, че защитникът да не вижда теб и топката едновременно.',
      ],
      [
        'Two steps towards the ball first, then away behind.',
        'Erst zwei Schritte zum Ball, dann hinten weg.',
        'Първо две крачки към топката, после зад него.',
      ],
    ],
    more: [
      [
        'The defender may start 1 m nearer to the far post.',
        'Der Verteidiger startet 1 m näher am langen Pfosten.',
        'Защитникът тръгва с 1 м по-близо до далечната греда.',
      ],
    ],
    easier: [
      'The defender must keep looking at the ball.',
      'Der Verteidiger muss immer zum Ball schauen.',
      'Защитникът трябва да гледа само топката.',
    ],
    scoring: [
      'Goal two points; ball cut out by the defender one for them.',
      'Tor zwei Punkte; abgefangener Ball einer für den Verteidiger.',
      'Гол – две точки; пресечена топка – точка за защитника.',
    ],
    question: [
      'What did the defender look at when you started?',
      'Wohin hat der Verteidiger geschaut, als du gestartet bist?',
      'Накъде гледаше защитникът, когато тръгна?',
    ],
    fault: [
      'Running in front of the defender, where everyone sees you.',
      'Vor dem Verteidiger laufen, wo dich jeder sieht.',
      'Бягане пред защитника, където всички те виждат.',
    ],
  },
  {
    key: 'decoy-near',
    harder: 1,
    from: 9,
    name: ['decoy at the near post', 'Lockvogel am kurzen Pfosten', 'примамка при близката греда'],
    aim: [
      'One opens the far post by sprinting to the near one.',
      'Einer öffnet den langen Pfosten, weil er zum kurzen sprintet.',
      'Единият отваря далечната греда със спринт към близката.',
    ],
    rule: [
      'The first runner sprints to the near post and lets the ball run; the second comes behind to the far post and finishes. Every third ball may go to the near post.',
      'Der erste Läufer sprintet zum kurzen Pfosten und lässt durch; der zweite kommt dahinter zum langen und schließt ab. Jeder dritte Ball darf zum kurzen Pfosten.',
      'Първият спринтира към близката греда и пропуска; вторият идва зад него към далечната и завършва. Всяка трета топка може да е към близката.',
    ],
    points: [
      [
        'First: run as if the ball were yours.',
        'Erster: so laufen, als wäre der Ball für dich.',
        'Първи: тичай, сякаш топката е за теб.',
      ],
      [
        'Second: keep distance, about three metres behind.',
        'Zweiter: Abstand halten, etwa drei Meter dahinter.',
        'Втори: пази разстояние, около три метра отзад.',
      ],
    ],
    more: [
      [
        'The runners decide by themselves who goes near and who far.',
        'Die Läufer entscheiden selbst, wer kurz und wer lang geht.',
        'Набягващите сами решават кой е близо и кой далече.',
      ],
    ],
    easier: [
      'The coach says near or far before the pass.',
      'Der Trainer sagt vor dem Pass „kurz“ oder „lang“.',
      'Треньорът казва „близо“ или „далече“ преди паса.',
    ],
    scoring: [
      'Goal at the far post two points, at the near post one.',
      'Tor am langen Pfosten zwei Punkte, am kurzen einer.',
      'Гол при далечната греда – две точки, при близката – една.',
    ],
    question: [
      'What does the first run do to keeper and defenders?',
      'Was bewirkt der erste Lauf bei Torwart und Abwehr?',
      'Какво прави първото бягане с вратаря и защитата?',
    ],
    fault: [
      'The decoy runs half-heartedly and nobody follows.',
      'Der Lockvogel läuft halbherzig, keiner geht mit.',
      'Примамката тича вяло и никой не тръгва с нея.',
    ],
  },
  {
    key: 'far-winger',
    harder: 2,
    from: 11,
    name: ['the far winger arrives', 'der ferne Flügel kommt', 'идва далечното крило'],
    aim: [
      'The wide player on the other side comes in for the ball that is too long.',
      'Der Spieler der Gegenseite rückt für den zu langen Ball ein.',
      'Играчът от другата страна влиза за дългата топка.',
    ],
    rule: [
      'A defender guards the middle. The passer plays over or past everyone to the far winger, who starts wide and finishes or squares it back across the goal for the other runner.',
      'Ein Verteidiger bewacht die Mitte. Der Passgeber spielt an allen vorbei auf den fernen Flügel, der von außen einrückt und abschließt oder quer vors Tor zurücklegt.',
      'Защитник пази средата. Подаващият играе покрай всички към далечното крило, което влиза отвън и завършва или връща напречно пред вратата.',
    ],
    points: [
      [
        'Far winger: leave the side line when the passer touches the ball.',
        'Ferner Flügel: von der Seitenlinie weg, wenn der Passgeber den Ball berührt.',
        'Далечно крило: тръгни от тъча, щом подаващият докосне топката.',
      ],
      [
        'Difficult angle? Square it: the keeper is on your side.',
        'Schwieriger Winkel? Quer: Der Torwart ist auf deiner Seite.',
        'Труден ъгъл? Подай напречно: вратарят е при теб.',
      ],
    ],
    more: [
      [
        'A defender runs with the far winger.',
        'Ein Verteidiger läuft mit dem fernen Flügel.',
        'Защитник тича с далечното крило.',
      ],
    ],
    easier: [
      'The winger may take two touches.',
      'Der Flügelspieler darf zwei Kontakte nehmen.',
      'Крилото може да има две докосвания.',
    ],
    scoring: [
      'Goal after the ball back across three points, direct goal two.',
      'Tor nach Querlage drei Punkte, direktes Tor zwei.',
      'Гол след напречно връщане – три точки, директен – две.',
    ],
    question: [
      'Finish or square: what did the keeper’s place tell you?',
      'Schuss oder quer: Was hat dir die Position des Torwarts gesagt?',
      'Удар или напречен пас: какво ти подсказа вратарят?',
    ],
    fault: [
      'The winger watches the cross from the side line.',
      'Der Flügelspieler schaut der Hereingabe von außen zu.',
      'Крилото гледа подаването отстрани.',
    ],
  },
]
