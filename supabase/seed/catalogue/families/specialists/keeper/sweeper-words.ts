/** The keeper behind a high line: where to stand, when to leave the goal, how to come home. */
import type { TaskWords } from '../kit'

export const lineWords: TaskWords = {
  en: {
    name: 'Keeper and line move as one',
    aim: 'Keep the distance to the back line right, up and down, so that no pass dies in between.',
    setup:
      '{l} × {w} m, a {goal}, a keeper and three defenders on a line of cones in the middle. Three attackers and a passer play from the far end; spare balls with the passer.',
    steps: [
      'The passer plays square, back or dribbles; the line reads the ball.',
      'Ball back or under pressure: line and keeper go up together.',
      'Ball open and head up: all drop, the keeper two steps first.',
      'At any time the passer may play over the line; attackers run from onside.',
      'Goal, clearance or keeper’s ball ends it; the passer starts a new attack.',
    ],
    points: [
      'Never more than {gap} m behind the last defender.',
      'Talk in two words only: “up”, “drop”.',
      'On your toes whenever the passer can look up.',
      'Too far out is a smaller mistake than too late.',
    ],
    scoring:
      'Ball behind the line cleared by the keeper: two points. Offside: one. Goal: two for the attack.',
    question: 'What did you see at the passer before you dropped?',
    fault: 'Staying on the goal line as if the ball were already close.',
    harder: ['A second passer joins on the other side.'],
    easier: ['The passer holds the ball above the head before playing long.'],
  },
  de: {
    name: 'Torwart und Kette als Einheit',
    aim: 'Den Abstand zur Kette vor und zurück halten, damit dazwischen kein Pass liegen bleibt.',
    setup:
      '{l} × {w} m, ein {goal}, ein Torwart und drei Verteidiger auf einer Hütchenlinie in der Mitte. Drei Angreifer und ein Passgeber kommen vom anderen Ende; Ersatzbälle beim Passgeber.',
    steps: [
      'Der Passgeber spielt quer, zurück oder dribbelt; die Kette liest den Ball.',
      'Ball zurück oder unter Druck: Kette und Torwart rücken gemeinsam vor.',
      'Ball offen, Kopf oben: alle fallen, der Torwart zwei Schritte zuerst.',
      'Jederzeit darf der Passgeber hinter die Kette spielen; Abseits gilt.',
      'Nach Tor, Klärung oder Torwartball beginnt der nächste Angriff.',
    ],
    points: [
      'Nie mehr als {gap} m hinter dem letzten Verteidiger.',
      'Zwei Wörter genügen: „Raus“ und „Fallen“.',
      'Auf die Fußballen, sobald der Passgeber aufschauen kann.',
      'Zu weit vorn ist der kleinere Fehler als zu spät.',
    ],
    scoring: 'Hinter der Kette geklärt: zwei Punkte. Abseits: einer. Tor: zwei für den Angriff.',
    question: 'Was hast du am Passgeber gesehen, bevor du gefallen bist?',
    fault: 'Auf der Torlinie kleben, als wäre der Ball schon nah.',
    harder: ['Auf der anderen Seite kommt ein zweiter Passgeber dazu.'],
    easier: ['Vor dem langen Ball hebt der Passgeber ihn mit den Händen hoch.'],
  },
  bg: {
    name: 'Вратар и линия като едно цяло',
    aim: 'Държиш верния интервал до защитната линия, за да не остава пас между вас.',
    setup:
      '{l} × {w} м, {goal}, вратар и трима защитници на линия от конуси в средата. Трима нападатели и подаващ играят от другия край; резервните топки са при подаващия.',
    steps: [
      'Подаващият играе напречно, назад или води; линията чете топката.',
      'Топка назад или под натиск: линията и вратарят излизат заедно.',
      'Топката е свободна и главата вдигната: всички назад, вратарят пръв.',
      'По всяко време може да се играе зад линията; засадата важи.',
      'След гол, изчистване или топка на вратаря започва нова атака.',
    ],
    points: [
      'Никога на повече от {gap} м зад последния защитник.',
      'Стигат две думи: „напред“ и „назад“.',
      'На пръсти, щом подаващият може да вдигне глава.',
      'Твърде напред е по-малка грешка от твърде късно.',
    ],
    scoring: 'Изчистено зад линията: две точки. Засада: една. Гол: две за атаката.',
    question: 'Какво видя у подаващия, преди да се върнеш?',
    fault: 'Стоене на голлинията, сякаш топката вече е близо.',
    harder: ['От другата страна се включва втори подаващ.'],
    easier: ['Преди дълга топка подаващият я вдига с ръце над главата.'],
  },
}

export const clearWords: TaskWords = {
  en: {
    name: 'First to the ball outside the area',
    aim: 'Win the race to a through ball with the feet and choose between clearing and passing.',
    setup:
      '{l} × {w} m, a {goal} and {box}. The keeper starts {out} m in front of goal. A passer and a striker at the far end, a full-back on each side line as the outlet; two strikers wait.',
    steps: [
      'The passer rolls the ball into the open space, the striker sprints after it.',
      'The keeper leaves with the pass and meets the ball outside the area.',
      'Striker far away: pass to a full-back. Close: first time over the side line.',
      'After the action the keeper runs back facing the field; the next striker goes.',
    ],
    points: [
      'First three steps flat out, last three under control.',
      'Check the striker’s line once on the way.',
      'Non-kicking foot beside the ball, strike through the middle of it.',
      'No hands outside the area; step back and let a high ball bounce.',
    ],
    scoring:
      'Pass to the full-back: three points. Cleared over the side line: one. Goal: two to the striker.',
    question: 'How did you know there was time for the pass?',
    fault: 'Taking a touch to control when the striker is a step away.',
    harder: ['The passer may bounce the ball.', 'The outlet is open only on the called side.'],
    easier: ['The striker starts three metres further back.'],
  },
  de: {
    name: 'Vor dem Strafraum zuerst am Ball',
    aim: 'Den Wettlauf zum Steilpass mit dem Fuß gewinnen und zwischen Klären und Passen wählen.',
    setup:
      '{l} × {w} m, ein {goal}, davor {box}. Der Torwart beginnt {out} m vor dem Tor. Am anderen Ende ein Passgeber und ein Stürmer, an jeder Seitenlinie ein Außenverteidiger als Anspielstation; zwei Stürmer warten.',
    steps: [
      'Der Passgeber spielt flach in den freien Raum, der Stürmer sprintet nach.',
      'Mit dem Pass startet der Torwart und ist vor dem Strafraum am Ball.',
      'Stürmer weit weg: Pass nach außen. Stürmer nah: direkt ins Seitenaus.',
      'Danach läuft der Torwart mit Blick zum Feld zurück; der nächste Stürmer startet.',
    ],
    points: [
      'Die ersten drei Schritte voll, die letzten drei kontrolliert.',
      'Unterwegs einmal den Laufweg des Stürmers prüfen.',
      'Standbein neben den Ball, mitten durch den Ball schießen.',
      'Außerhalb keine Hände; hohe Bälle aufspringen lassen.',
    ],
    scoring:
      'Pass zum Außenverteidiger: drei Punkte. Ins Seitenaus: einer. Tor: zwei für den Stürmer.',
    question: 'Woran hast du gemerkt, dass Zeit für den Pass ist?',
    fault: 'Den Ball erst stoppen, obwohl der Stürmer einen Schritt weg ist.',
    harder: ['Der Pass darf auch aufspringen.', 'Nur die angesagte Seite ist frei.'],
    easier: ['Der Stürmer startet drei Meter weiter hinten.'],
  },
  bg: {
    name: 'Пръв на топката пред наказателното поле',
    aim: 'Печелиш надбягването към извеждащия пас с крак и избираш: изчистване или пас.',
    setup:
      '{l} × {w} м с {goal} и {box}. Вратарят започва на {out} м пред вратата. В другия край са подаващ и нападател, на всяка странична линия има бек за пас; двама нападатели чакат.',
    steps: [
      'Подаващият праща ниска топка в празното, нападателят спринтира след нея.',
      'Вратарят тръгва с паса и стига топката пред наказателното поле.',
      'Нападателят е далеч: пас към бек. Близо е: от първа в тъч.',
      'После вратарят се връща с лице към полето; тръгва следващият нападател.',
    ],
    points: [
      'Първите три крачки докрай, последните три под контрол.',
      'По пътя провери веднъж откъде идва нападателят.',
      'Опорният крак е до топката, удряй през средата ѝ.',
      'Извън полето без ръце; високата топка остави да тупне.',
    ],
    scoring: 'Пас към бек: три точки. Изчистено в тъч: една. Гол: две за нападателя.',
    question: 'По какво разбра, че има време за пас?',
    fault: 'Спиране на топката, когато нападателят е на крачка.',
    harder: ['Пасът може и да подскача.', 'Свободна е само посочената страна.'],
    easier: ['Нападателят тръгва три метра по-отзад.'],
  },
}

export const backPassWords: TaskWords = {
  en: {
    name: 'Back pass with a presser coming',
    aim: 'Prepare the next pass before the back pass arrives and open the far side.',
    setup:
      '{l} × {w} m, {goal}, a keeper. Two centre-backs left and right, a midfielder ahead of them; two pressers at the middle line. Two gates on the far line are the targets.',
    steps: [
      'One centre-back starts with the ball, waits for a presser and plays it back.',
      'The keeper has offered beside the goal, never in front of it.',
      'First touch away from the presser, second touch plays on.',
      'Far centre-back or midfielder: play through a gate to score.',
      'Pressers who win it shoot at once; change them after four balls.',
    ],
    points: [
      'Scan twice: before the pass, and while it rolls.',
      'Foot farther from the presser receives, body open to the far side.',
      'Weight of the pass: onto the front foot of the receiver.',
      'No way out? Long and wide is a good pass.',
    ],
    scoring: 'Through a gate: two points, three by the far side. Goal for the pressers: three.',
    question: 'Which player became free because the presser came to you?',
    fault: 'Receiving in line with the goal: a bad touch is a goal.',
    harder: ['The keeper has only two touches.', 'The second presser covers the far centre-back.'],
    easier: ['Only one presser may pass the middle line.'],
  },
  de: {
    name: 'Rückpass mit Gegner im Anlauf',
    aim: 'Den nächsten Pass vorbereiten, bevor der Rückpass kommt, und die ferne Seite öffnen.',
    setup:
      '{l} × {w} m, ein {goal}, ein Torwart. Zwei Innenverteidiger links und rechts, davor ein Mittelfeldspieler; zwei Stürmer an der Mittellinie. Zwei Hütchentore auf der anderen Linie sind das Ziel.',
    steps: [
      'Ein Innenverteidiger wartet mit Ball auf den Gegner und spielt zurück.',
      'Der Torwart bietet sich neben dem Tor an, nie davor.',
      'Erster Kontakt weg vom Gegner, zweiter Kontakt weiter.',
      'Über den fernen Innenverteidiger oder das Mittelfeld durch ein Hütchentor.',
      'Erobern die Stürmer den Ball, schießen sie sofort; Wechsel nach vier Bällen.',
    ],
    points: [
      'Zweimal schauen: vor dem Pass und während er rollt.',
      'Mit dem gegnerfernen Fuß annehmen, offen zur anderen Seite.',
      'Passschärfe: in den vorderen Fuß des Empfängers.',
      'Kein Ausweg? Lang und breit ist ein guter Pass.',
    ],
    scoring: 'Hütchentor: zwei Punkte, über die ferne Seite drei. Tor der Stürmer: drei.',
    question: 'Wer ist frei geworden, weil der Gegner zu dir kam?',
    fault: 'Vor dem eigenen Tor annehmen: Ein schlechter Kontakt ist ein Gegentor.',
    harder: ['Nur zwei Kontakte für den Torwart.', 'Der zweite Stürmer stellt die ferne Seite zu.'],
    easier: ['Nur ein Stürmer darf über die Mittellinie.'],
  },
  bg: {
    name: 'Връщане към вратаря под натиск',
    aim: 'Следващият пас е готов, преди връщането да пристигне, и отваряш далечната страна.',
    setup:
      '{l} × {w} м, {goal} и вратар. Двама централни защитници вляво и вдясно, пред тях халф; двама нападатели на средната линия. Две вратички от конуси на отсрещната линия са целта.',
    steps: [
      'Централен защитник с топка изчаква противника и връща към вратаря.',
      'Вратарят се предлага встрани от вратата, никога пред нея.',
      'Първо докосване встрани от противника, с второто топката продължава.',
      'През далечния защитник или халфа се минава през вратичка.',
      'Отнемат ли я нападателите, стрелят веднага; сменят се след четири топки.',
    ],
    points: [
      'Огледай се два пъти: преди паса и докато се търкаля.',
      'Поеми с далечния от противника крак, отворен към другата страна.',
      'Силата на паса: в предния крак на съотборника.',
      'Няма изход? Дълго и встрани е добър пас.',
    ],
    scoring: 'През вратичка: две точки, през далечната страна три. Гол на нападателите: три.',
    question: 'Кой се освободи, защото противникът тръгна към теб?',
    fault: 'Поемане пред вратата: лошото докосване е гол.',
    harder: ['Вратарят има само две докосвания.', 'Вторият нападател затваря далечния защитник.'],
    easier: ['Само един нападател може да мине средната линия.'],
  },
}
