/** Tasks of the numbers-up zones. */
import type { Task } from './kit'

export const overloadTasks: readonly Task[] = [
  {
    key: 'change-zone',
    harder: 0,
    name: ['change the zone', 'die Zone wechseln', 'смяна на зоната'],
    aim: [
      'Play out the extra player and leave the zone in time.',
      'Die Überzahl ausspielen und die Zone rechtzeitig verlassen.',
      'Численото предимство се разиграва и зоната се напуска навреме.',
    ],
    rule: [
      'After three passes in a zone the ball may go to another one; received there it is a point. Everybody stays in their own zone.',
      'Nach drei Pässen in einer Zone darf der Ball in eine andere; dort angenommen ist es ein Punkt. Jeder bleibt in seiner Zone.',
      'След три паса в зоната топката може да мине в друга; поета там е точка. Всеки остава в зоната си.',
    ],
    points: [
      [
        'Free man: as far from the defender as the zone allows.',
        'Freier Mann: so weit vom Verteidiger, wie die Zone erlaubt.',
        'Свободният: толкова далеч от защитника, колкото позволява зоната.',
      ],
      [
        'Next zone: offer at the line with open shoulders.',
        'Nächste Zone: mit offener Schulter an der Linie anbieten.',
        'Следващата зона: предложи се на линията с отворени рамене.',
      ],
    ],
    more: [
      [
        'Change after exactly two passes.',
        'Wechsel nach genau zwei Pässen.',
        'Смяна точно след два паса.',
      ],
    ],
    easier: ['Change at any time.', 'Wechsel jederzeit.', 'Смяна по всяко време.'],
    scoring: [
      'One point per change; defenders one per ball won.',
      'Ein Punkt je Wechsel; Verteidiger einen je Gewinn.',
      'Точка за смяна; защитниците – по една за отнемане.',
    ],
    question: [
      'Who is the free man and how do you see it?',
      'Wer ist der Freie, und woran siehst du es?',
      'Кой е свободният и как го виждаш?',
    ],
    fault: [
      'Extra player hides behind a defender.',
      'Der Überzahlspieler versteckt sich hinter dem Verteidiger.',
      'Свободният се крие зад защитник.',
    ],
  },
  {
    key: 'follow-the-ball',
    harder: 1,
    name: ['passer follows the ball', 'der Passgeber geht mit', 'подаващият следва топката'],
    aim: [
      'Create numbers up by moving on with the ball.',
      'Überzahl schaffen, indem man mit dem Ball nachrückt.',
      'Предимство се създава чрез движение след топката.',
    ],
    rule: [
      'Whoever plays the ball into another zone follows it; one from there moves back without the ball. A point after three passes in the new zone.',
      'Wer in eine andere Zone spielt, geht nach; einer von dort wechselt ohne Ball zurück. Ein Punkt nach drei Pässen in der neuen Zone.',
      'Който подаде в друга зона, я следва; един от там се връща без топка. Точка след три паса в новата зона.',
    ],
    points: [
      [
        'Follow at speed and on the free side of the receiver.',
        'Mit Tempo nachrücken, auf die freie Seite des Empfängers.',
        'Следвай бързо, от свободната страна на приелия.',
      ],
      [
        'Receiver: hold it for one second until the help is there.',
        'Empfänger: eine Sekunde halten, bis Hilfe da ist.',
        'Приел: задръж секунда, докато дойде помощ.',
      ],
    ],
    more: [
      [
        'A defender may follow as well.',
        'Auch ein Verteidiger darf mitgehen.',
        'И един защитник може да последва.',
      ],
    ],
    easier: ['Nobody has to go back.', 'Zurück muss keiner.', 'Никой не е длъжен да се връща.'],
    scoring: [
      'One point per change with three passes after it.',
      'Ein Punkt je Wechsel mit drei Folgepässen.',
      'Точка за смяна с три паса след нея.',
    ],
    question: [
      'When do you arrive in the new zone to be useful?',
      'Wann musst du in der neuen Zone sein, um zu helfen?',
      'Кога трябва да си в новата зона, за да помогнеш?',
    ],
    fault: [
      'Two follow the ball and the old zone is empty.',
      'Zwei gehen mit, und die alte Zone ist leer.',
      'Двама следват и старата зона остава празна.',
    ],
  },
  {
    key: 'two-touch-zone',
    harder: 1,
    name: [
      'two touches, first time out',
      'zwei Kontakte, Wechsel direkt',
      'две докосвания, смяна от първо',
    ],
    aim: [
      'See the next zone before the ball is there.',
      'Die nächste Zone sehen, bevor der Ball da ist.',
      'Следващата зона се вижда преди топката.',
    ],
    rule: [
      'Two touches each; the pass that leaves the zone is one-touch. Only such a change is a point.',
      'Zwei Kontakte; der Pass aus der Zone ist direkt. Nur so ein Wechsel ist ein Punkt.',
      'Две докосвания; пасът извън зоната е от първо. Само такава смяна е точка.',
    ],
    points: [
      [
        'Set the ball for the first-time pass: to the open foot, slightly forward.',
        'Den Ball für den Direktpass vorlegen: auf den offenen Fuß, leicht nach vorn.',
        'Подготви топката за първия: към отворения крак, леко напред.',
      ],
      [
        'Look into the next zone while the ball rolls to you.',
        'In die nächste Zone schauen, während der Ball zu dir rollt.',
        'Гледай към следващата зона, докато топката идва.',
      ],
    ],
    more: [
      [
        'The first touch in the new zone is a pass too.',
        'Auch der erste Kontakt in der neuen Zone ist ein Pass.',
        'И първото докосване в новата зона е пас.',
      ],
    ],
    easier: [
      'The pass out of the zone with two touches.',
      'Der Pass aus der Zone mit zwei Kontakten.',
      'Пасът извън зоната с две докосвания.',
    ],
    scoring: [
      'One point per first-time change, three for two in a row.',
      'Ein Punkt je direktem Wechsel, drei für zwei in Folge.',
      'Точка за смяна от първо, три за две поред.',
    ],
    question: [
      'What must the pass before be like so that you can play it first time?',
      'Wie muss der Pass davor sein, damit du direkt spielen kannst?',
      'Какъв трябва да е пасът преди това, за да играеш от първо?',
    ],
    fault: [
      'First-time pass without a look, into a covered lane.',
      'Direktpass ohne Blick in eine zugestellte Gasse.',
      'Пас от първо без поглед в затворен коридор.',
    ],
  },
  {
    key: 'defender-joins',
    harder: 2,
    name: [
      'a defender may change too',
      'ein Verteidiger darf mitwechseln',
      'един защитник също сменя',
    ],
    aim: [
      'Recognise where numbers are up when the opponent shifts.',
      'Erkennen, wo Überzahl ist, wenn der Gegner verschiebt.',
      'Разпознава се къде има предимство, когато противникът се мести.',
    ],
    rule: [
      'One defender may go to any zone at any time. So one zone is equal, another one open: a point for three passes in the open one.',
      'Ein Verteidiger darf jederzeit in jede Zone. So ist eine Zone gleich besetzt, eine andere offen: Punkt für drei Pässe in der offenen.',
      'Един защитник може да минава във всяка зона. Така едната е равна, друга – отворена: точка за три паса в отворената.',
    ],
    points: [
      [
        'Count defenders, not team-mates: where is one missing?',
        'Verteidiger zählen, nicht Mitspieler: Wo fehlt einer?',
        'Брой защитниците, не съотборниците: къде липсва един?',
      ],
      [
        'Equal numbers here? Protect it, back, and away to the other side.',
        'Hier Gleichzahl? Schützen, zurück und auf die andere Seite.',
        'Тук равен брой? Пази, назад и към другата страна.',
      ],
    ],
    more: [
      [
        'Two defenders may change.',
        'Zwei Verteidiger dürfen wechseln.',
        'Двама защитници могат да сменят.',
      ],
    ],
    easier: [
      'The free defender has to go back to the middle after every change.',
      'Der freie Verteidiger muss nach jedem Wechsel zurück zur Mitte.',
      'Свободният защитник се връща в средата след всяка смяна.',
    ],
    scoring: [
      'Open zone two points, equal zone one point.',
      'Offene Zone zwei Punkte, gleich besetzte einer.',
      'Отворена зона – две точки, равна – една.',
    ],
    question: [
      'How quickly do you notice that the defender has left?',
      'Wie schnell merkst du, dass der Verteidiger weg ist?',
      'Колко бързо забелязваш, че защитникът е напуснал?',
    ],
    fault: [
      'Playing on in the crowded zone out of habit.',
      'Aus Gewohnheit in der vollen Zone weiterspielen.',
      'По навик се играе в пълната зона.',
    ],
  },
]
