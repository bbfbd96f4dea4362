/** Defending an attacker who has the back to goal: in front of them, behind them, with a partner. */
import type { TaskWords } from '../kit'

export const interceptWords: TaskWords = {
  en: {
    name: 'Step in front of the striker',
    aim: 'See the pass coming and nick the ball before it reaches a striker with the back to goal.',
    setup:
      '{l} × {w} m, one mini goal at the right end. A server with the balls at the left end, a striker in the middle with a defender behind; a second striker and defender take turns with them.',
    steps: [
      'The striker moves to get free, the defender keeps touch with one eye.',
      'The server passes when the striker shows a hand.',
      'A slow or long pass: step past on the ball side and take it.',
      'Won: pass back to the server. Not won: stand and play the duel on goal.',
      'Both pairs take turns; after eight balls strikers and defenders swap.',
    ],
    points: [
      'Stand half beside, not flat behind: you need to see the ball.',
      'Start with the server’s back-swing, not with the call.',
      'First step across the striker, with the near arm in front of them.',
      'Only go if you will be first: otherwise stay behind.',
    ],
    scoring:
      'Clean interception: two points. Foul or late step: one for the striker. Goal: two for the striker.',
    question: 'What did you read at the server, and when?',
    fault: 'Gambling each time, so that one turn is enough to be gone.',
    harder: ['The server may fake one pass.', 'A second server on the side line.'],
    easier: ['The server calls before passing.'],
  },
  de: {
    name: 'Vor den Stürmer kommen',
    aim: 'Den Pass kommen sehen und den Ball vor dem Stürmer wegspitzeln, der mit dem Rücken zum Tor steht.',
    setup:
      '{l} × {w} m, ein Minitor am rechten Ende. Links ein Zuspieler mit den Bällen, in der Mitte ein Stürmer, dahinter ein Verteidiger; ein zweites Paar wechselt sich mit ihnen ab.',
    steps: [
      'Der Stürmer löst sich, der Verteidiger hält Fühlung und sieht den Ball.',
      'Der Zuspieler passt, wenn der Stürmer die Hand zeigt.',
      'Langsamer oder langer Pass: auf der Ballseite vorbei und weg damit.',
      'Gewonnen: zurück zum Zuspieler. Nicht: stehen und das Duell spielen.',
      'Die Paare wechseln sich ab; nach acht Bällen tauschen die Rollen.',
    ],
    points: [
      'Halb daneben statt platt dahinter: Du musst den Ball sehen.',
      'Mit der Ausholbewegung starten, nicht mit dem Ruf.',
      'Erster Schritt vor den Gegner, der nahe Arm sichert den Platz.',
      'Nur gehen, wenn du Erster bist; sonst dahinter bleiben.',
    ],
    scoring: 'Sauber abgefangen: zwei Punkte. Foul oder zu spät: einer für den Stürmer. Tor: zwei.',
    question: 'Was hast du beim Zuspieler gelesen, und wann?',
    fault: 'Jedes Mal spekulieren: Eine Drehung, und der Stürmer ist weg.',
    harder: [
      'Der Zuspieler darf einmal antäuschen.',
      'Ein zweiter Zuspieler steht an der Seitenlinie.',
    ],
    easier: ['Der Zuspieler ruft, bevor er passt.'],
  },
  bg: {
    name: 'Изпревари нападателя',
    aim: 'Виждаш паса навреме и прибираш топката пред нападател, застанал с гръб към вратата.',
    setup:
      '{l} × {w} м, една малка врата в десния край. Вляво е подаващ с топките, в средата нападател със защитник зад него; втори нападател и защитник се редуват с тях.',
    steps: [
      'Нападателят се освобождава, защитникът го усеща и вижда топката.',
      'Подаващият играе, когато нападателят покаже ръка.',
      'Бавен или дълъг пас: мини откъм топката и я вземи.',
      'Спечелена: връщане към подаващия. Не е: остани и играй двубоя.',
      'Двойките се редуват; след осем топки ролите се сменят.',
    ],
    points: [
      'Стой наполовина встрани, не точно отзад: трябва да виждаш топката.',
      'Тръгни при замаха на подаващия, не при вика.',
      'Първата крачка е пред противника, близката ръка пази мястото.',
      'Тръгвай само ако ще си пръв; иначе остани отзад.',
    ],
    scoring: 'Чисто пресичане: две точки. Фаул или закъснение: една за нападателя. Гол: две.',
    question: 'Какво прочете у подаващия и кога?',
    fault: 'Рискуване всеки път: едно завъртане и го няма.',
    harder: ['Подаващият може веднъж да заблуди.', 'Втори подаващ на страничната линия.'],
    easier: ['Подаващият вика, преди да играе.'],
  },
}

export const noTurnWords: TaskWords = {
  en: {
    name: 'Do not let them turn',
    aim: 'Stay at arm’s length behind the receiver, so that turning is never worth it.',
    setup:
      '{l} × {w} m with two mini goals at the right end. A server at the left; attacker and defender face the server in the middle, another pair stands ready beside the field.',
    steps: [
      'The server passes into the attacker’s feet, the defender comes along.',
      'The attacker has six seconds to turn and score in either goal.',
      'The defender may press the ball only when it is shown to them.',
      'Passing back to the server is allowed once; then a new six seconds.',
      'Next pair straight away; roles change with every turn.',
    ],
    points: [
      'Arrive with the ball, be still when it is under control.',
      'Arm’s length: too tight and they roll you, too far and they turn.',
      'Knees bent, weight back a little: do not lean on the attacker.',
      'Half-turned attacker shows the ball: that is your moment.',
    ],
    scoring: 'Six seconds without a turn: one point. Ball won: two. Goal: two for the attacker.',
    question: 'How far away were you when they tried to turn?',
    fault: 'Pushing in the back: it is a foul and a lever for the turn.',
    harder: ['The attacker may start with a checking run.'],
    easier: ['Four seconds instead of six.'],
  },
  de: {
    name: 'Nicht aufdrehen lassen',
    aim: 'Auf Armlänge hinter dem Empfänger bleiben, sodass sich Aufdrehen nie lohnt.',
    setup:
      '{l} × {w} m mit zwei Minitoren rechts. Links ein Zuspieler; in der Mitte Angreifer und Verteidiger mit Blick zu ihm, ein weiteres Paar steht neben dem Feld bereit.',
    steps: [
      'Der Zuspieler passt in den Fuß, der Verteidiger rückt mit auf.',
      'Der Angreifer hat sechs Sekunden zum Aufdrehen und für ein Tor.',
      'Der Verteidiger geht erst an den Ball, wenn er ihn sehen kann.',
      'Ein Rückpass ist erlaubt, danach laufen neue sechs Sekunden.',
      'Sofort das nächste Paar; die Rollen tauschen jedes Mal.',
    ],
    points: [
      'Mit dem Ball ankommen, ruhig stehen, wenn er kontrolliert ist.',
      'Armlänge: zu eng wirst du umlaufen, zu weit dreht er auf.',
      'Knie gebeugt, Gewicht leicht hinten: nicht anlehnen.',
      'Beim halben Aufdrehen ist der Ball zu sehen: dein Moment.',
    ],
    scoring:
      'Sechs Sekunden nicht aufgedreht: ein Punkt. Ballgewinn: zwei. Tor: zwei für den Angreifer.',
    question: 'Wie weit weg warst du beim Versuch aufzudrehen?',
    fault: 'In den Rücken schieben: Foul, und ein Hebel zum Drehen.',
    harder: ['Der Angreifer darf mit einer Gegenbewegung starten.'],
    easier: ['Vier statt sechs Sekunden.'],
  },
  bg: {
    name: 'Не му давай да се обърне',
    aim: 'Стоиш на ръка разстояние зад получаващия, за да не си струва обръщането.',
    setup:
      '{l} × {w} м с две малки врати вдясно. Вляво е подаващ; в средата нападател и защитник са с лице към него, още една двойка е готова до полето.',
    steps: [
      'Подава се в крака, защитникът идва заедно с топката.',
      'Нападателят има шест секунди да се обърне и да вкара.',
      'Защитникът посяга едва когато топката се покаже.',
      'Едно връщане е позволено; после започват нови шест секунди.',
      'Веднага следващата двойка; ролите се сменят всеки път.',
    ],
    points: [
      'Пристигни с топката, стой неподвижен, щом е овладяна.',
      'На ръка разстояние: близо те заобикаля, далеч се обръща.',
      'Свити колене, тежестта леко назад: не се облягай.',
      'При полуобръщане топката се вижда: това е твоят миг.',
    ],
    scoring: 'Шест секунди без обръщане: точка. Отнемане: две. Гол: две за нападателя.',
    question: 'Колко далеч беше, когато опита да се обърне?',
    fault: 'Бутане в гърба: фаул и опора за завъртането.',
    harder: ['Нападателят може да започне с обратно движение.'],
    easier: ['Четири секунди вместо шест.'],
  },
}

export const sendBackWords: TaskWords = {
  en: {
    name: 'Force it back and step up',
    aim: 'Make the receiver play backwards and gain ground with every back pass.',
    setup:
      '{l} × {w} m in three zones marked by cones. A server (blue) at the left end; two attackers in the middle zone, two defenders behind them, a mini goal at the right end.',
    steps: [
      'The server plays to either attacker, the nearest defender presses the back.',
      'The attackers want to turn, combine and score in the mini goal.',
      'Ball back to the server: both defenders step up a stride, call “out”.',
      'When all the defenders are in the first zone, the attack has failed.',
      'New ball from the server; after six attacks pairs swap.',
    ],
    points: [
      'Presser: body on the inside, so that only the way back is open.',
      'Partner: cover at an angle, nearer to goal, sees both attackers.',
      'Back pass is the signal: move while the ball rolls.',
      'Step up together or not at all.',
    ],
    scoring:
      'Attack pushed back into the first zone: two points. Ball won: one. Goal: two for the attackers.',
    question: 'Who saw the back pass first, and who called?',
    fault: 'Clapping after the back pass instead of moving.',
    harder: ['The server may also play straight through after a back pass.'],
    easier: ['The attackers have three touches at most.'],
  },
  de: {
    name: 'Zurückdrängen und nachrücken',
    aim: 'Den Empfänger zum Rückpass zwingen und mit jedem Rückpass Meter gewinnen.',
    setup:
      '{l} × {w} m, mit Hütchen in drei Zonen geteilt. Links ein Zuspieler (blau); zwei Angreifer in der mittleren Zone, zwei Verteidiger dahinter, rechts ein Minitor.',
    steps: [
      'Der Zuspieler spielt einen Angreifer an, der nähere Verteidiger geht drauf.',
      'Die Angreifer wollen aufdrehen, kombinieren und ins Minitor treffen.',
      'Rückpass zum Zuspieler: beide rücken einen Schritt nach und rufen „Raus“.',
      'Sind beide Verteidiger in der ersten Zone, ist der Angriff abgewehrt.',
      'Neuer Ball vom Zuspieler; nach sechs Angriffen tauschen die Paare.',
    ],
    points: [
      'Der Erste: Körper auf die Innenseite, nur der Weg zurück bleibt.',
      'Der Zweite: schräg dahinter, torseitig, beide Angreifer im Blick.',
      'Der Rückpass ist das Zeichen: laufen, solange der Ball rollt.',
      'Gemeinsam nachrücken oder gar nicht.',
    ],
    scoring:
      'Bis in die erste Zone gedrängt: zwei Punkte. Ballgewinn: einer. Tor: zwei für die Angreifer.',
    question: 'Wer hat den Rückpass zuerst gesehen, und wer hat gerufen?',
    fault: 'Nach dem Rückpass zufrieden stehen bleiben.',
    harder: ['Nach einem Rückpass darf der Zuspieler auch durchspielen.'],
    easier: ['Angreifer haben höchstens drei Kontakte.'],
  },
  bg: {
    name: 'Принуди назад и излез напред',
    aim: 'Принуждаваш получаващия да върне и с всяко връщане печелиш терен.',
    setup:
      '{l} × {w} м, разделено с конуси на три зони. Вляво е подаващ (син); двама нападатели са в средната зона, двама защитници зад тях, вдясно малка врата.',
    steps: [
      'Подава се към един от нападателите, по-близкият защитник го притиска.',
      'Нападателите искат да се обърнат, да комбинират и да вкарат.',
      'Връщане към подаващия: двамата излизат крачка напред и викат „вън“.',
      'Стигнат ли двамата защитници до първата зона, атаката е отбита.',
      'Нова топка от подаващия; след шест атаки двойките се сменят.',
    ],
    points: [
      'Първият: тялото отвътре, за да остане само пътят назад.',
      'Вторият: косо отзад, откъм вратата, вижда и двамата.',
      'Връщането е знакът: тичай, докато топката се търкаля.',
      'Излизайте заедно или изобщо не.',
    ],
    scoring:
      'Атака, изтласкана в първата зона: две точки. Отнемане: една. Гол: две за нападателите.',
    question: 'Кой видя връщането пръв и кой извика?',
    fault: 'Спиране след върнатия пас вместо излизане.',
    harder: ['След връщане подаващият може да играе и направо в дълбочина.'],
    easier: ['Нападателите имат най-много три докосвания.'],
  },
}
