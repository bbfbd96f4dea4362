/** Tasks of finishing after a lay-off: who shoots and what the target player does next. */
import type { FinishingTask } from './kit'

export const layoffTasks: readonly FinishingTask[] = [
  {
    key: 'straight-back',
    harder: 0,
    name: ['lay-off and shot', 'Ablage und Schuss', 'връщане и удар'],
    aim: [
      'Strike a ball that rolls towards you without stopping it.',
      'Den entgegenrollenden Ball treffen, ohne ihn zu stoppen.',
      'Удар по идваща топка, без да се спира.',
    ],
    rule: [
      'Pass to the target player, who lays the ball off to the side with one touch; the passer arrives and shoots with at most two touches.',
      'Pass zum Zielspieler, der mit einem Kontakt zur Seite ablegt; der Passgeber kommt nach und schießt mit höchstens zwei Kontakten.',
      'Пас към опорния играч, който връща встрани с едно докосване; подаващият идва и удря с най-много две докосвания.',
    ],
    points: [
      [
        'Pass firmly into the foot, then go at once.',
        'Fest in den Fuß passen, dann sofort starten.',
        'Подай твърдо в крака и тръгни веднага.',
      ],
      [
        'Target: lay it off a metre to the side, so that it can be run onto.',
        'Zielspieler: einen Meter zur Seite ablegen, zum Hineinlaufen.',
        'Опорен: върни на метър встрани, за да се набяга.',
      ],
    ],
    more: [
      [
        'Only first-time shots count.',
        'Nur Direktschüsse zählen.',
        'Броят се само удари от първо.',
      ],
    ],
    easier: [
      'The target player may stop the ball before the lay-off.',
      'Der Zielspieler darf den Ball vor der Ablage stoppen.',
      'Опорният може да спре топката преди връщането.',
    ],
    scoring: [
      'First-time goal two points, with a touch before one.',
      'Direktes Tor zwei Punkte, mit Vorlage für sich selbst einer.',
      'Гол от първо – две точки, с подготовка – една.',
    ],
    question: [
      'What must the lay-off be like to shoot first time?',
      'Wie muss die Ablage sein, damit du direkt schießen kannst?',
      'Каква да е топката, за да удариш от първо?',
    ],
    fault: [
      'Arriving too early and waiting for the ball with feet together.',
      'Zu früh da sein und mit geschlossenen Füßen warten.',
      'Рано пристигане и чакане със събрани крака.',
    ],
  },
  {
    key: 'spin-away',
    harder: 1,
    from: 9,
    name: [
      'the target spins and scores',
      'der Zielspieler dreht ab',
      'опорният се завърта и вкарва',
    ],
    aim: [
      'Lay off, lose the marker by turning away and finish yourself.',
      'Ablegen, sich mit einer Drehung lösen und selbst abschließen.',
      'Връщане, откъсване със завъртане и собствен удар.',
    ],
    rule: [
      'After the lay-off the target player spins behind; the passer plays first time into the run and the target player finishes.',
      'Nach der Ablage dreht der Zielspieler in die Tiefe ab; der Passgeber spielt direkt in den Lauf, der Zielspieler schließt ab.',
      'След връщането опорният се завърта в дълбочина; подаващият играе от първо в хода му и той завършва.',
    ],
    points: [
      [
        'Target: spin away over the shoulder that was nearer the goal.',
        'Zielspieler: über die Schulter abdrehen, die zum Tor zeigt.',
        'Опорен: завърти се през рамото откъм вратата.',
      ],
      [
        'Passer: play into the space in front, two steps ahead.',
        'Passgeber: in den Raum davor, zwei Schritte voraus.',
        'Подаващ: в пространството, две крачки напред.',
      ],
    ],
    more: [
      [
        'The target player decides: spin left or right; the passer reads it.',
        'Der Zielspieler entscheidet links oder rechts; der Passgeber liest es.',
        'Опорният избира ляво или дясно; подаващият го разчита.',
      ],
    ],
    easier: [
      'The passer may take a touch before the return pass.',
      'Der Passgeber darf vor dem Rückpass einen Kontakt nehmen.',
      'Подаващият може да докосне веднъж преди връщането.',
    ],
    scoring: [
      'Goal one point; goal with only one touch after the return pass two.',
      'Tor ein Punkt; mit nur einem Kontakt nach dem Rückpass zwei.',
      'Гол – точка; само с едно докосване след паса – две.',
    ],
    question: [
      'When do you start to spin: with the lay-off or after it?',
      'Wann drehst du ab: mit der Ablage oder danach?',
      'Кога тръгваш: с връщането или след него?',
    ],
    fault: [
      'Watching your own lay-off instead of moving on.',
      'Der eigenen Ablage nachschauen, statt weiterzulaufen.',
      'Гледане след собствения пас вместо движение.',
    ],
  },
  {
    key: 'third-runner',
    harder: 1,
    from: 9,
    name: ['the third one shoots', 'der Dritte schießt', 'удря третият'],
    aim: [
      'See the third player early and time the run to the lay-off.',
      'Den Dritten früh sehen und den Lauf auf die Ablage abstimmen.',
      'Третият се вижда рано и бягането е в точния миг.',
    ],
    rule: [
      'The pass goes to the target player, the lay-off to the first of the other line, who starts when the pass is on its way and shoots.',
      'Der Pass geht zum Zielspieler, die Ablage zum Ersten der anderen Reihe, der mit dem Pass startet und schießt.',
      'Пасът е към опорния, връщането – към първия от другата колона, който тръгва с паса и удря.',
    ],
    points: [
      [
        'Third man: start slow, arrive fast.',
        'Der Dritte: langsam starten, schnell ankommen.',
        'Третият: тръгни бавно, пристигни бързо.',
      ],
      [
        'Target: look for the runner before the ball arrives.',
        'Zielspieler: nach dem Läufer schauen, bevor der Ball kommt.',
        'Опорен: виж бягащия, преди да дойде топката.',
      ],
    ],
    more: [
      [
        'The passer follows for the rebound.',
        'Der Passgeber setzt für den Abpraller nach.',
        'Подаващият търси отбитата топка.',
      ],
    ],
    easier: [
      'The third one may start from a place 3 m nearer.',
      'Der Dritte startet 3 m näher.',
      'Третият тръгва с 3 м по-близо.',
    ],
    scoring: [
      'Two points if lay-off and shot are both one-touch; otherwise one.',
      'Zwei Punkte, wenn Ablage und Schuss direkt sind, sonst einer.',
      'Две точки, ако връщането и ударът са от първо, иначе една.',
    ],
    question: [
      'What is your signal to run?',
      'Was ist dein Zeichen zum Starten?',
      'Кой е твоят знак да тръгнеш?',
    ],
    fault: [
      'The third starts before the pass and has to brake.',
      'Der Dritte startet vor dem Pass und muss bremsen.',
      'Третият тръгва преди паса и трябва да спре.',
    ],
  },
  {
    key: 'marked-target',
    harder: 2,
    from: 10,
    name: ['against a marker', 'gegen einen Bewacher', 'срещу пазач'],
    aim: [
      'Choose under pressure: lay off, or turn when the marker is tight.',
      'Unter Druck wählen: ablegen oder drehen, wenn der Bewacher zu eng steht.',
      'Избор под натиск: връщане или завъртане при плътен пазач.',
    ],
    rule: [
      'A defender marks the target player and may win the ball. The target lays off for the passer to shoot, or turns and shoots. A ball won and played to the coach is the defender’s point.',
      'Ein Verteidiger bewacht den Zielspieler und darf den Ball gewinnen. Der legt zum Schuss ab oder dreht selbst auf. Gewinnt der Verteidiger den Ball und spielt ihn zum Trainer, ist es sein Punkt.',
      'Защитник пази опорния и може да отнеме. Опорният връща за удар или се завърта сам. Отнемане и пас към треньора е точка за защитника.',
    ],
    points: [
      [
        'Move away first, then come: two steps make the room.',
        'Erst weg, dann entgegen: zwei Schritte schaffen den Platz.',
        'Първо се отдалечи, после ела: две крачки правят място.',
      ],
      [
        'Body between ball and marker until the ball is gone.',
        'Körper zwischen Ball und Bewacher, bis der Ball weg ist.',
        'Тялото е между топката и пазача, докато подадеш.',
      ],
    ],
    more: [
      [
        'After the lay-off it is 2v1 for five seconds.',
        'Nach der Ablage läuft ein 2 gegen 1 für fünf Sekunden.',
        'След връщането се играе 2 срещу 1 за пет секунди.',
      ],
    ],
    easier: [
      'The marker only leans, without going for the ball.',
      'Der Bewacher drückt nur, ohne zum Ball zu gehen.',
      'Пазачът само натиска, без да отнема.',
    ],
    scoring: [
      'Goal one point, ball won by the marker one.',
      'Tor ein Punkt, Ballgewinn des Bewachers ein Punkt.',
      'Гол – точка, отнета топка – точка за пазача.',
    ],
    question: [
      'When is turning better than laying off?',
      'Wann ist Drehen besser als Ablegen?',
      'Кога е по-добре да се завъртиш, отколкото да върнеш?',
    ],
    fault: [
      'Standing still and letting the marker step in front.',
      'Stehen bleiben und den Bewacher davor kommen lassen.',
      'Стоене на място и пазачът излиза отпред.',
    ],
  },
]
