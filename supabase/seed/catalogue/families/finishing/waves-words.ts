/** Tasks of the waves to goal: what presses the attackers and what defenders win. */
import type { FinishingTask } from './kit'

export const waveTasks: readonly FinishingTask[] = [
  {
    key: 'eight-seconds',
    harder: 0,
    name: ['eight seconds', 'acht Sekunden', 'осем секунди'],
    aim: [
      'Decide early in overload: pass or shoot.',
      'In Überzahl früh entscheiden: Pass oder Schuss.',
      'В числено предимство решението е рано: пас или удар.',
    ],
    rule: [
      'From the first touch the wave has eight seconds to shoot; the others count aloud. After that the ball is dead.',
      'Ab dem ersten Kontakt hat die Welle acht Sekunden bis zum Schuss; die anderen zählen laut. Danach ist der Ball tot.',
      'От първото докосване вълната има осем секунди до удара; другите броят на глас. После играта спира.',
    ],
    points: [
      [
        'Run at the defender until they have to decide.',
        'Den Verteidiger andribbeln, bis er sich entscheiden muss.',
        'Води срещу защитника, докато той трябва да избере.',
      ],
      [
        'Pass before the defender can touch ball and man.',
        'Pass, bevor der Verteidiger Ball und Mann erreicht.',
        'Подай, преди защитникът да стигне и двете.',
      ],
    ],
    more: [['Only six seconds.', 'Nur sechs Sekunden.', 'Само шест секунди.']],
    easier: [
      'No clock: play until the ball is dead.',
      'Ohne Zeitlimit spielen, bis der Ball tot ist.',
      'Без време: играе се, докато топката излезе.',
    ],
    scoring: [
      'Goal within five seconds two points, within eight one.',
      'Tor innerhalb von fünf Sekunden zwei Punkte, innerhalb von acht einer.',
      'Гол до петата секунда – две точки, до осмата – една.',
    ],
    question: [
      'What told you to pass, and what to shoot?',
      'Was hat dir gesagt: Pass? Was: Schuss?',
      'Кое ти подсказа пас и кое удар?',
    ],
    fault: [
      'Square passes in front of the defenders cost the seconds.',
      'Querpässe vor den Verteidigern kosten die Sekunden.',
      'Напречни пасове пред защитниците губят секундите.',
    ],
  },
  {
    key: 'recovering',
    harder: 1,
    from: 8,
    name: ['a defender chases back', 'ein Verteidiger eilt zurück', 'защитник се връща'],
    aim: [
      'Use the overload before it is gone.',
      'Die Überzahl nutzen, bevor sie weg ist.',
      'Предимството се използва, преди да изчезне.',
    ],
    rule: [
      'One more defender starts 6 m behind the wave on its first touch and may win the ball: the overload lasts only a few seconds.',
      'Ein weiterer Verteidiger startet mit dem ersten Kontakt 6 m hinter der Welle und darf mitspielen: Die Überzahl dauert nur Sekunden.',
      'Още един защитник тръгва с първото докосване на 6 м зад вълната и може да отнема: предимството е за секунди.',
    ],
    points: [
      [
        'Forwards at once: every touch back helps the one who chases.',
        'Sofort nach vorn: Jeder Kontakt zurück hilft dem Verfolger.',
        'Веднага напред: всяко връщане помага на преследвача.',
      ],
      [
        'Ball away from the side the chaser comes from.',
        'Ball weg von der Seite, von der der Verfolger kommt.',
        'Топката е далеч от страната на преследвача.',
      ],
    ],
    more: [
      [
        'The chaser starts only 3 m behind.',
        'Der Verfolger startet nur 3 m dahinter.',
        'Преследвачът тръгва само на 3 м отзад.',
      ],
    ],
    easier: [
      'The chaser starts after the first pass.',
      'Der Verfolger startet erst nach dem ersten Pass.',
      'Преследвачът тръгва чак след първия пас.',
    ],
    scoring: [
      'Goal before the chaser is level two points, later one; ball won one for the defenders.',
      'Tor, bevor der Verfolger da ist, zwei Punkte, später einer; Ballgewinn einer für die Verteidiger.',
      'Гол, преди преследвачът да настигне – две точки, после една; отнемане – точка за защитниците.',
    ],
    question: [
      'Where did the chaser come from, and who saw it?',
      'Woher kam der Verfolger, und wer hat ihn gesehen?',
      'Откъде дойде преследвачът и кой го видя?',
    ],
    fault: [
      'Slowing down to wait for the team-mate.',
      'Abbremsen, um auf den Mitspieler zu warten.',
      'Забавяне, за да се изчака съотборникът.',
    ],
  },
  {
    key: 'shooter-defends',
    harder: 1,
    from: 8,
    name: ['after the shot you defend', 'nach dem Schuss verteidigst du', 'след удара пазиш'],
    aim: [
      'Switch at once from attack to defence when the wave is over.',
      'Nach der Welle sofort von Angriff auf Abwehr umschalten.',
      'След вълната веднага се превключва от атака към защита.',
    ],
    rule: [
      'Whoever took the last shot stays and defends for the next wave at once; one of the defenders goes out. The next wave may start when the ball is dead.',
      'Wer zuletzt geschossen hat, bleibt und verteidigt sofort gegen die nächste Welle; ein Verteidiger geht hinaus. Die nächste Welle startet, sobald der Ball tot ist.',
      'Който е удрял последен, остава и веднага защитава срещу следващата вълна; един защитник излиза. Новата вълна тръгва, щом топката е мъртва.',
    ],
    points: [
      [
        'After the shot: turn, look, take the most dangerous one.',
        'Nach dem Schuss: umdrehen, schauen, den Gefährlichsten nehmen.',
        'След удара: обърни се, виж, поеми най-опасния.',
      ],
      [
        'Wave: start quickly while the defence is not in order.',
        'Welle: schnell starten, solange die Abwehr nicht geordnet ist.',
        'Вълна: тръгвайте бързо, докато защитата не е подредена.',
      ],
    ],
    more: [
      [
        'The next wave starts with the shot, not with the dead ball.',
        'Die nächste Welle startet schon mit dem Schuss.',
        'Следващата вълна тръгва още с удара.',
      ],
    ],
    easier: [
      'Three seconds of pause between the waves.',
      'Drei Sekunden Pause zwischen den Wellen.',
      'Три секунди пауза между вълните.',
    ],
    scoring: [
      'Each player counts own goals and balls won.',
      'Jeder zählt eigene Tore und Ballgewinne.',
      'Всеки брои своите голове и отнемания.',
    ],
    question: [
      'What is the first look after your shot?',
      'Wohin geht der erste Blick nach deinem Schuss?',
      'Накъде е първият поглед след удара ти?',
    ],
    fault: [
      'Regretting the missed chance while the next wave runs.',
      'Der Chance nachtrauern, während die nächste Welle läuft.',
      'Съжаление за пропуска, докато идва новата вълна.',
    ],
  },
  {
    key: 'counter-goals',
    harder: 2,
    from: 9,
    name: ['counter to mini goals', 'Konter auf Minitore', 'контра към малки врати'],
    aim: [
      'Finish with security behind: one stays ready for the loss.',
      'Mit Absicherung abschließen: Einer ist auf den Verlust vorbereitet.',
      'Завършване с подсигуряване: един е готов за загубата.',
    ],
    rule: [
      'Defenders who win the ball, and the keeper with a throw, attack the two mini goals at the start; the wave must win it back within five seconds or lose a point.',
      'Gewinnen die Verteidiger den Ball, kontern sie auf die zwei Minitore an der Startlinie, auch mit Abwurf des Torwarts; die Welle hat fünf Sekunden, um ihn zurückzuholen.',
      'Спечелят ли защитниците топката, контрират към двете малки врати на старта, и с хвърляне от вратаря; вълната има пет секунди да я върне.',
    ],
    points: [
      [
        'The one without a task in the attack holds the middle behind the ball.',
        'Wer im Angriff keine Aufgabe hat, hält die Mitte hinter dem Ball.',
        'Който няма задача в атаката, пази средата зад топката.',
      ],
      [
        'Lost? First step towards the ball, not back.',
        'Verloren? Der erste Schritt geht zum Ball, nicht zurück.',
        'Загуба? Първата крачка е към топката, не назад.',
      ],
    ],
    more: [
      ['A counter goal counts double.', 'Ein Kontertor zählt doppelt.', 'Гол от контра е двоен.'],
    ],
    easier: [
      'Counter goals count only after two passes.',
      'Kontertore zählen erst nach zwei Pässen.',
      'Головете от контра важат след два паса.',
    ],
    scoring: [
      'Goal two points, counter goal one.',
      'Tor zwei Punkte, Kontertor einer.',
      'Гол – две точки, гол от контра – една.',
    ],
    question: [
      'Who was behind the ball when it was lost?',
      'Wer war hinter dem Ball, als er verloren ging?',
      'Кой беше зад топката при загубата?',
    ],
    fault: [
      'All attackers run level into the box.',
      'Alle Angreifer laufen auf einer Höhe in den Strafraum.',
      'Всички нападатели влизат на една линия.',
    ],
  },
]
