/** Two defenders: who goes and who covers, the switch, the overlap. */
import type { TaskWords } from '../kit'

export const coverWords: TaskWords = {
  en: {
    name: 'One goes, one covers',
    aim: 'Decide without delay who presses, and stand so that the partner may be beaten.',
    setup:
      '{l} × {w} m with three mini goals side by side on the right end line. Two attackers at the left with a ball, two defenders in front of the goals; the second four rest and count the points.',
    steps: [
      'The attackers play 2v2 at any of the three goals.',
      'The nearer defender calls “I go”, the other answers “I cover”.',
      'When the ball moves across, the jobs move too: new call.',
      'Goal, out, or ball won and over the left line: the next four.',
    ],
    points: [
      'Cover is a stride and a half behind and inside, seeing ball and both opponents.',
      'Tell the presser which way to show.',
      'Change on the ball’s way, not on its arrival.',
      'Cover too deep protects nobody: be able to reach the dribble.',
    ],
    scoring:
      'Ball won: one point, over the left line two. Goal: two for the attackers. No call: no point.',
    question: 'How did the presser know that somebody was behind?',
    fault: 'Two defenders level: one pass and both are gone.',
    harder: ['Only four calls are allowed in one attack.'],
    easier: ['Two goals instead of three.'],
  },
  de: {
    name: 'Einer geht, einer sichert',
    aim: 'Ohne Zögern klären, wer angreift, und so stehen, dass der Partner überspielt werden darf.',
    setup:
      '{l} × {w} m mit drei Minitoren nebeneinander auf der rechten Endlinie. Links zwei Angreifer mit Ball, zwei Verteidiger vor den Toren; die zweite Vierergruppe pausiert und zählt.',
    steps: [
      'Die Angreifer spielen 2 gegen 2 auf eines der drei Tore.',
      'Der nähere Verteidiger ruft „Ich“, der andere antwortet „Gesichert“.',
      'Wandert der Ball quer, wandern die Aufgaben mit: neuer Ruf.',
      'Tor, Aus oder gewonnen und über die linke Linie: die nächsten vier.',
    ],
    points: [
      'Sichern heißt anderthalb Schritte dahinter und innen, alles im Blick.',
      'Sag dem Ersten, wohin er lenken soll.',
      'Wechselt auf dem Weg des Balls, nicht erst bei der Ankunft.',
      'Wer zu tief sichert, schützt niemanden: Das Dribbling muss erreichbar sein.',
    ],
    scoring: 'Ballgewinn: ein Punkt, über die linke Linie zwei. Tor: zwei. Ohne Ruf kein Punkt.',
    question: 'Woher wusste der Erste, dass jemand hinter ihm ist?',
    fault: 'Beide auf einer Höhe: ein Pass, und beide sind überspielt.',
    harder: ['Pro Angriff sind nur vier Rufe erlaubt.'],
    easier: ['Zwei statt drei Tore.'],
  },
  bg: {
    name: 'Единият излиза, другият покрива',
    aim: 'Без колебание решавате кой притиска и стоите така, че партньорът да може да бъде подминат.',
    setup:
      '{l} × {w} м с три малки врати една до друга на дясната крайна линия. Вляво двама нападатели с топка, двама защитници пред вратите; втората четворка почива и брои.',
    steps: [
      'Нападателите играят 2 срещу 2 към която и да е от трите врати.',
      'По-близкият защитник вика „аз“, другият отговаря „покривам“.',
      'Тръгне ли топката напречно, задачите се разменят: нов вик.',
      'Гол, аут или отнета и през лявата линия: следващите четирима.',
    ],
    points: [
      'Покриването е крачка и половина отзад и отвътре, виждаш всичко.',
      'Кажи на първия накъде да насочи.',
      'Сменяйте се, докато топката пътува, не когато пристигне.',
      'Твърде назад не пази никого: трябва да стигаш дрибъла.',
    ],
    scoring:
      'Отнемане: точка, през лявата линия две. Гол: две за нападателите. Без вик няма точка.',
    question: 'Откъде първият знаеше, че има някой зад него?',
    fault: 'Двамата на една линия: един пас и са подминати.',
    harder: ['В една атака са позволени само четири вика.'],
    easier: ['Две врати вместо три.'],
  },
}

export const runnerWords: TaskWords = {
  en: {
    name: 'Crossing runs: pass on or go along',
    aim: 'Sort out overlaps and crossing runs by voice before they become an extra attacker.',
    setup:
      '{l} × {w} m, a dribbling line at the right end marked in three thirds. Two attackers start wide left with a ball, two defenders opposite; another four wait behind their end.',
    steps: [
      'The attackers must cross over at least once before they reach the line.',
      'Ball carrier’s defender stays with the ball, the other takes the runner.',
      'If the runs cross on one level, swap: “yours”, “mine”.',
      'A goal is a dribble over the line; in the middle third it is worth two.',
      'After each attack the pairs jog back outside and change jobs.',
    ],
    points: [
      'Drop a step when a run starts behind you: it gives time to talk.',
      'Pass on early, or go all the way: never half.',
      'Point with the hand, talk with one word.',
      'Protect the middle first; the outside is farther from goal.',
    ],
    scoring:
      'Attack held up for ten seconds or won: one point. Middle third: two for the attackers.',
    question: 'At which runs was going along better than passing on?',
    fault: 'Both follow the ball and the runner is alone.',
    harder: ['The attackers may also score with a pass to the coach behind the line.'],
    easier: ['Attackers call their run aloud.'],
  },
  de: {
    name: 'Kreuzen: übergeben oder mitgehen',
    aim: 'Hinterlaufen und Kreuzen mit der Stimme klären, bevor daraus eine Überzahl wird.',
    setup:
      '{l} × {w} m, rechts eine in Drittel geteilte Dribbellinie. Zwei Angreifer starten links außen mit Ball, zwei Verteidiger gegenüber; weitere vier warten hinter ihrem Ende.',
    steps: [
      'Die Angreifer müssen einmal hintereinander kreuzen, bevor sie die Linie nehmen.',
      'Wer den Ball hat, behält seinen Verteidiger; der andere nimmt den Läufer.',
      'Kreuzen sie auf einer Höhe, wird getauscht: „Deiner“, „Meiner“.',
      'Ein Tor ist ein Dribbling über die Linie, im mittleren Drittel zählt es zwei.',
      'Nach jedem Angriff außen zurück, die Paare tauschen die Aufgaben.',
    ],
    points: [
      'Startet ein Lauf in deinem Rücken, fall einen Schritt: Zeit zum Reden.',
      'Früh übergeben oder ganz mitgehen, nie halb.',
      'Mit der Hand zeigen, mit einem Wort reden.',
      'Erst die Mitte schützen; außen ist der Weg zum Tor weiter.',
    ],
    scoring:
      'Zehn Sekunden aufgehalten oder gewonnen: ein Punkt. Mittleres Drittel: zwei für den Angriff.',
    question: 'Bei welchen Läufen war Mitgehen besser als Übergeben?',
    fault: 'Beide folgen dem Ball, der Läufer ist allein.',
    harder: ['Auch ein Pass zum Trainer hinter der Linie zählt.'],
    easier: ['Die Angreifer rufen ihren Lauf an.'],
  },
  bg: {
    name: 'Кръстосване: предай или следвай',
    aim: 'С глас подреждате овърлапите и кръстосванията, преди да станат числено предимство.',
    setup:
      '{l} × {w} м, вдясно линия за дрибъл, разделена на третини. Двама нападатели тръгват отляво в широчина с топка, двама защитници са срещу тях; още четирима чакат зад своя край.',
    steps: [
      'Нападателите трябва веднъж да се кръстосат, преди да минат линията.',
      'Защитникът на топката остава при нея, другият взема бягащия.',
      'Кръстосат ли се на една линия, сменете: „твой“, „мой“.',
      'Голът е дрибъл през линията; в средната третина носи две.',
      'След всяка атака връщане отвън, двойките сменят задачите.',
    ],
    points: [
      'Тръгне ли някой зад теб, отстъпи крачка: има време за дума.',
      'Предай рано или върви докрай, никога наполовина.',
      'Показвай с ръка, казвай с една дума.',
      'Първо пазете центъра; отвън пътят до вратата е по-дълъг.',
    ],
    scoring: 'Задържани десет секунди или отнета: точка. Средна третина: две за атаката.',
    question: 'При кои движения следването беше по-добро от предаването?',
    fault: 'И двамата следват топката, а бягащият е сам.',
    harder: ['Брои се и пас към треньора зад линията.'],
    easier: ['Нападателите обявяват движението на глас.'],
  },
}

export const balanceWords: TaskWords = {
  en: {
    name: 'Ball side, far side',
    aim: 'Balance: tuck in towards the ball and still be in time for the player on the far side.',
    setup:
      '{l} × {w} m with a mini goal near each corner of the right end. Two attackers stay wide, one on each side, a passer (blue) between them at the left end line; two defenders in the middle.',
    steps: [
      'Attackers and passer move the ball from side to side.',
      'An attacker who receives may go for the goal on that side at once.',
      'Ball-side defender presses, the far one tucks in to the middle line.',
      'Switch of play: sprint out while the ball rolls, roles turn round.',
      'Twelve passes without a goal is a win for the defenders; rotate by one.',
    ],
    points: [
      'Far defender: body open, half in the picture, half ready to leave.',
      'Distance: as far in as you can still get out.',
      'The long way starts with the passer’s first look.',
      'Slow the last two metres: a beaten sprint is a goal.',
    ],
    scoring:
      'Defenders: ball won two, twelve passes one. Attackers: goal two, after a switch three.',
    question: 'What decides how far in the far defender may stand?',
    fault: 'Staying with your own player: the middle is open.',
    harder: ['The passer may play straight through the middle to a line behind.'],
    easier: ['The passer must stop the ball before switching.'],
  },
  de: {
    name: 'Ballseite, ferne Seite',
    aim: 'Balance: zum Ball einrücken und trotzdem rechtzeitig beim Gegner auf der fernen Seite sein.',
    setup:
      '{l} × {w} m mit einem Minitor nahe jeder rechten Ecke. Zwei Angreifer bleiben außen, auf jeder Seite einer, links zwischen ihnen ein Passgeber (blau); zwei Verteidiger in der Mitte.',
    steps: [
      'Angreifer und Passgeber lassen den Ball von Seite zu Seite laufen.',
      'Wer außen annimmt, darf sofort auf das Tor dieser Seite gehen.',
      'Ballnah wird angelaufen, der Ballferne rückt bis zur Mitte ein.',
      'Verlagerung: im Rollen hinaussprinten, die Rollen drehen sich um.',
      'Zwölf Pässe ohne Tor gewinnen die Verteidiger; jeder rückt eins weiter.',
    ],
    points: [
      'Ballfern: offen stehen, halb drin, halb auf dem Sprung.',
      'So weit einrücken, wie du noch hinauskommst.',
      'Der lange Weg beginnt mit dem ersten Blick des Passgebers.',
      'Die letzten zwei Meter bremsen: überlaufen heißt Gegentor.',
    ],
    scoring:
      'Verteidiger: Ballgewinn zwei, zwölf Pässe eins. Angriff: Tor zwei, nach Verlagerung drei.',
    question: 'Wovon hängt ab, wie weit der Ballferne einrücken darf?',
    fault: 'Beim eigenen Gegner bleiben: Die Mitte ist offen.',
    harder: ['Der Passgeber darf durch die Mitte auf eine Linie dahinter spielen.'],
    easier: ['Vor der Verlagerung muss der Passgeber stoppen.'],
  },
  bg: {
    name: 'Близка и далечна страна',
    aim: 'Баланс: прибираш се към топката и пак стигаш навреме до противника отсреща.',
    setup:
      '{l} × {w} м с малка врата близо до всеки десен ъгъл. Двама нападатели остават встрани, по един от всяка страна, вляво между тях е подаващ (син); двама защитници са в средата.',
    steps: [
      'Нападателите и подаващият движат топката от страна на страна.',
      'Който получи отстрани, може веднага да атакува вратата от тази страна.',
      'Близкият защитник притиска, далечният се прибира до средата.',
      'Прехвърляне: спринт навън, докато топката се търкаля, ролите се обръщат.',
      'Дванайсет паса без гол са победа за защитата; местата се сменят.',
    ],
    points: [
      'Далечният: отворено тяло, наполовина вътре, наполовина готов да тръгне.',
      'Прибирай се само толкова, че да успееш да излезеш.',
      'Дългият път започва с първия поглед на подаващия.',
      'Последните два метра забави: подминат значи гол.',
    ],
    scoring: 'Защита: отнемане две, дванайсет паса една. Атака: гол две, след прехвърляне три.',
    question: 'От какво зависи колко навътре може далечният?',
    fault: 'Стоене при своя играч: центърът е отворен.',
    harder: ['Подаващият може да играе и през центъра към линия отзад.'],
    easier: ['Преди прехвърляне подаващият спира топката.'],
  },
}
