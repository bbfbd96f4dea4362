/** The further tasks of up, back and through: who plays the last ball and where. */
import type { PassingTask } from '../kit'

export const harderUpBackTasks: readonly PassingTask[] = [
  {
    key: 'marked-target',
    harder: 2,
    from: 10,
    name: ['with a marked target', 'mit Gegenspieler', 'с покрит таргет'],
    aim: [
      'Protect the ball under pressure and read whether the way back is open.',
      'Den Ball unter Druck schützen und lesen, ob der Weg zurück offen ist.',
      'Пазене под натиск и преценка дали пътят назад е отворен.',
    ],
    rule: [
      'A defender marks the target and may win the ball. If the set-back is closed, the target keeps the ball, turns or plays the wing directly. The action ends with a goal, a win, or after eight seconds. The defender changes after five balls.',
      'Ein Verteidiger deckt den Zielspieler und darf den Ball erobern. Ist der Weg zurück zu, behauptet der Zielspieler den Ball, dreht auf oder spielt direkt den Flügel an. Ende bei Tor, Ballgewinn oder nach acht Sekunden. Der Verteidiger wechselt nach fünf Bällen.',
      'Защитник пази таргета и може да отнема. Ако връщането е затворено, таргетът задържа, завърта се или играе право към крилото. Край при гол, отнемане или след осем секунди. Защитникът се сменя след пет топки.',
    ],
    points: [
      [
        'Arm out, hip low: hold the defender off before the ball comes.',
        'Arm raus, Hüfte tief: den Gegner halten, bevor der Ball kommt.',
        'Ръка навън, таз ниско: задръж защитника преди паса.',
      ],
      [
        'Passer: play on the foot away from the marker.',
        'Passgeber: auf den gegnerfernen Fuß spielen.',
        'Подаващ: играй на крака, далечен от пазача.',
      ],
    ],
    more: [
      [
        'A second defender starts behind the supporter.',
        'Ein zweiter Verteidiger startet hinter dem Nachrückenden.',
        'Втори защитник тръгва зад подкрепящия.',
      ],
    ],
    easier: [
      'The defender only leans, without winning the ball.',
      'Der Verteidiger lehnt nur an, ohne Ballgewinn.',
      'Защитникът само се опира, без да отнема.',
    ],
    scoring: [
      'Goal two points; a ball held for eight seconds one; win one for the defender.',
      'Tor zwei Punkte; gehaltener Ball nach acht Sekunden einer; Ballgewinn einer für den Verteidiger.',
      'Гол – две точки; задържана топка осем секунди – една; отнемане – точка за защитника.',
    ],
    question: [
      'When is the ball to the wing better than the set-back?',
      'Wann ist der Ball zum Flügel besser als das Klatschen?',
      'Кога пасът към крилото е по-добър от връщането?',
    ],
    fault: [
      'Target waits with straight legs and is pushed off.',
      'Der Zielspieler wartet mit gestreckten Beinen und wird weggeschoben.',
      'Таргетът чака с изправени крака и го избутват.',
    ],
  },
  {
    key: 'two-targets',
    harder: 1,
    name: ['two heights', 'zwei Höhen', 'две височини'],
    aim: [
      'See who is the better target: the near one or the far one.',
      'Sehen, wer das bessere Ziel ist: der nahe oder der ferne.',
      'Виж кой е по-добрата цел: близкият или далечният.',
    ],
    rule: [
      'A second target stands some steps behind the first. The passer plays through to the far one if the near one leaves the lane, otherwise to the near one. The other target turns into the supporter for the set-back. Then through and finish as before.',
      'Ein zweiter Zielspieler steht einige Schritte hinter dem ersten. Macht der nahe die Bahn frei, geht der Pass zum fernen, sonst zum nahen. Der andere wird zum Nachrückenden für den Klatschball. Dann in die Tiefe und Abschluss wie zuvor.',
      'Втори таргет стои на няколко крачки зад първия. Ако близкият освободи коридора, пасът е към далечния, иначе към близкия. Другият става подкрепящ за връщането. После дълбочина и завършване.',
    ],
    points: [
      [
        'Near target: leave the lane with a clear run, or stay with a clear hand.',
        'Naher: mit klarem Lauf Platz machen oder mit klarer Hand bleiben.',
        'Близък: излез ясно или остани с ясна ръка.',
      ],
      [
        'Skip a line when you can: it beats more opponents.',
        'Eine Linie überspielen, wenn es geht: Das schlägt mehr Gegner.',
        'Прескочи линия, когато може: така преодоляваш повече.',
      ],
    ],
    more: [
      [
        'The near target decides only when the passer looks up.',
        'Der nahe entscheidet erst, wenn der Passgeber hochschaut.',
        'Близкият решава чак когато подаващият вдигне глава.',
      ],
    ],
    easier: [
      'Agree beforehand: first near, then far in turn.',
      'Vorher absprechen: abwechselnd nah und fern.',
      'Уговорка: редувайте близък и далечен.',
    ],
    scoring: [
      'Goal over the near target one point, over the far one two.',
      'Tor über den nahen ein Punkt, über den fernen zwei.',
      'Гол през близкия – точка, през далечния – две.',
    ],
    question: [
      'What does the run of the near target do to the lane?',
      'Was macht der Lauf des nahen mit der Passbahn?',
      'Какво прави бягането на близкия с коридора?',
    ],
    fault: [
      'Both targets stand in one line: the far one is hidden.',
      'Beide stehen auf einer Linie: Der ferne ist verdeckt.',
      'Двамата са на една линия: далечният е закрит.',
    ],
  },
]
