-- Individual exercises: passing against a wall and in pairs. A wall without windows, and nobody behind it who is disturbed.

select private.import_individual_exercise($json$
{
  "slug": "garage-numbers", "topic": "passing", "place": "wall", "ages": [7, 14],
  "level": 2, "minutes": 12, "sets": 5, "repetitions": 6, "intensity": "medium",
  "equipment": ["ball", "wall"],
  "measure": "repetitions", "target": 12,
  "texts": {
    "en": {
      "title": "The wall of numbers",
      "aim": "Aim before every pass and hit what you chose.",
      "steps": [
        "Chalk six fields with the numbers one to six low on the wall, each as wide as two balls.",
        "From four metres call a number, then pass the ball along the ground into that field.",
        "Control the return and call the next. Each number once is one round.",
        "Five rounds: two right, two left, one with the foot as you like."
      ],
      "points": ["Look at the field, then at the ball", "The standing foot points at the number", "Push through the middle of the ball"],
      "progressions": ["A die decides the number", "One metre further back"],
      "measuring": "Count the hits in twenty passes from four metres at called numbers."
    },
    "de": {
      "title": "Zahlenwand",
      "aim": "Vor jedem Pass zielen und treffen, was du gewählt hast.",
      "steps": [
        "Mal mit Kreide unten an die Wand sechs Felder mit den Zahlen eins bis sechs, jedes so breit wie zwei Bälle.",
        "Nenn aus vier Metern eine Zahl und pass flach in dieses Feld.",
        "Kontrollier den Rückball und sag die nächste an. Jede Zahl einmal ist eine Runde.",
        "Fünf Runden: zwei mit rechts, zwei mit links, eine nach Wahl."
      ],
      "points": ["Erst das Feld anschauen, dann den Ball", "Der Standfuß zeigt auf die Zahl", "Durch die Mitte des Balls schieben"],
      "progressions": ["Ein Würfel bestimmt die Zahl", "Einen Meter weiter weg"],
      "measuring": "Zähl die Treffer bei zwanzig Pässen aus vier Metern auf angesagte Zahlen."
    },
    "bg": {
      "title": "Стената с числата",
      "aim": "Да се прицелваш преди всеки пас и да улучваш избраното.",
      "steps": [
        "Начертай с тебешир ниско на стената шест полета с числата от едно до шест, всяко широко колкото две топки.",
        "От четири метра кажи число и подай по земя в неговото поле.",
        "Овладей върнатата топка и кажи следващото. Всяко число по веднъж е една серия.",
        "Пет серии: две с десния крак, две с левия, една по избор."
      ],
      "points": ["Първо виж полето, после топката", "Опорният крак сочи числото", "Бутай през средата на топката"],
      "progressions": ["Зар избира числото", "Един метър по-назад"],
      "measuring": "Преброй попаденията от двадесет паса от четири метра в казаните числа."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "sixty-seconds-one-touch", "topic": "passing", "place": "wall", "ages": [9, 19],
  "level": 3, "minutes": 10, "sets": 5, "intensity": "medium",
  "equipment": ["ball", "wall", "timer"],
  "measure": "repetitions", "target": 40,
  "texts": {
    "en": {
      "title": "Sixty seconds first time",
      "aim": "Keep a steady one-touch rhythm with the wall.",
      "steps": [
        "Stand three metres from the wall with a clear floor behind you.",
        "Pass first time for sixty seconds; small steps bring you behind every ball.",
        "Rest for sixty seconds.",
        "Five rounds: right foot, left foot, in turn, in turn, then your best foot mix."
      ],
      "points": ["Never stand flat-footed", "Firm ankle, soft knee", "Hit the middle so that the ball stays down"],
      "progressions": ["Four metres, same rhythm", "Always two right, one left"],
      "measuring": "Count the first-time passes in sixty seconds from three metres; carry on counting after a lost ball."
    },
    "de": {
      "title": "Sechzig Sekunden direkt",
      "aim": "Mit der Wand einen gleichmäßigen Direktpassrhythmus halten.",
      "steps": [
        "Steh drei Meter vor der Wand, hinter dir ist der Boden frei.",
        "Spiel sechzig Sekunden lang direkt; kleine Schritte bringen dich hinter jeden Ball.",
        "Sechzig Sekunden Pause.",
        "Fünf Runden: rechts, links, im Wechsel, noch einmal im Wechsel, dann deine beste Mischung."
      ],
      "points": ["Nie auf der ganzen Sohle stehen", "Festes Fußgelenk, weiches Knie", "Die Mitte treffen, dann bleibt der Ball flach"],
      "progressions": ["Vier Meter, gleicher Rhythmus", "Immer zweimal rechts, einmal links"],
      "measuring": "Zähl die direkten Pässe in sechzig Sekunden aus drei Metern; nach einem verlorenen Ball zählst du weiter."
    },
    "bg": {
      "title": "Шестдесет секунди от първа",
      "aim": "Да поддържаш равен ритъм с пасове от едно докосване.",
      "steps": [
        "Застани на три метра от стената, зад теб е свободно.",
        "Подавай от първа шестдесет секунди; с малки крачки отивай зад всяка топка.",
        "Почини шестдесет секунди.",
        "Пет серии: десен крак, ляв, на смени, пак на смени и накрая както ти е най-удобно."
      ],
      "points": ["Не стой на цяло стъпало", "Стегнат глезен, меко коляно", "Удряй средата, за да е топката по земя"],
      "progressions": ["На четири метра, в същия ритъм", "Винаги два пъти с десния и веднъж с левия"],
      "measuring": "Преброй пасовете от едно докосване за шестдесет секунди от три метра; избяга ли топката, продължи броенето."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "receive-across", "topic": "passing", "place": "wall", "ages": [8, 16],
  "level": 2, "minutes": 10, "sets": 4, "repetitions": 16, "intensity": "medium",
  "equipment": ["ball", "wall"],
  "texts": {
    "en": {
      "title": "Right in, left out",
      "aim": "Take the ball across the body and play on with the other foot.",
      "steps": [
        "Four metres from the wall, feet apart, body slightly open.",
        "Pass with the right foot. Let the return come across you and stop it with the inside of the left.",
        "Pass with the left, receive with the right. The ball makes a flat triangle.",
        "Sixteen passes, rest, four rounds. Make the touch a little bigger every round."
      ],
      "points": ["Let the ball come to the far foot", "First touch to the side, not under the body", "Next pass within two steps"],
      "progressions": ["Only two touches allowed", "Look away from the wall between touch and pass"]
    },
    "de": {
      "title": "Rechts an, links ab",
      "aim": "Den Ball quer am Körper vorbei annehmen und mit dem anderen Fuß weiterspielen.",
      "steps": [
        "Vier Meter vor der Wand, Füße auseinander, Körper leicht offen.",
        "Pass mit rechts. Lass den Rückball quer durchlaufen und nimm ihn mit der linken Innenseite an.",
        "Pass mit links, Annahme mit rechts. Der Ball beschreibt ein flaches Dreieck.",
        "Sechzehn Pässe, Pause, vier Runden. Mach den Kontakt in jeder Runde etwas größer."
      ],
      "points": ["Den Ball zum entfernten Fuß laufen lassen", "Erster Kontakt zur Seite, nicht unter den Körper", "Der nächste Pass folgt in zwei Schritten"],
      "progressions": ["Nur zwei Kontakte", "Zwischen Annahme und Pass von der Wand wegschauen"]
    },
    "bg": {
      "title": "С левия приемаш, с десния подаваш",
      "aim": "Да пропуснеш топката през себе си и да играеш с другия крак.",
      "steps": [
        "На четири метра от стената, разкрачен, с леко отворено тяло.",
        "Подай с десния крак. Остави топката да мине пред теб и я приеми с вътрешната част на левия.",
        "Подай с левия, приеми с десния. Топката чертае плосък триъгълник.",
        "Шестнадесет паса, почивка, четири серии. С всяка серия първото докосване става малко по-голямо."
      ],
      "points": ["Остави топката да стигне до далечния крак", "Първото докосване е настрани, не под тялото", "Следващият пас идва до две крачки"],
      "progressions": ["Само с две докосвания", "Между приемането и паса погледни встрани от стената"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "friend-wall", "topic": "passing", "place": "wall", "ages": [5, 8],
  "level": 1, "minutes": 8, "sets": 5, "repetitions": 8, "intensity": "low",
  "equipment": ["ball", "wall"],
  "measure": "repetitions", "target": 10,
  "texts": {
    "en": {
      "title": "The wall is my friend",
      "aim": "Say hello to the wall with a soft pass and welcome the ball back.",
      "steps": [
        "Stand two big steps from the wall with the ball on the ground.",
        "Push it to the wall with the inside of your foot, like a broom.",
        "When it comes back, put your sole on it: caught! Say 'thank you, wall'.",
        "Eight passes with one foot, then the other foot has a turn. After every round take one small step back."
      ],
      "points": ["Toes up, heel down", "Turn your foot like a golf club", "Wait for the ball with a soft foot"],
      "progressions": ["Knock down a plastic bottle in front of the wall", "Clap once before the ball is back"],
      "measuring": "Out of twelve passes from two big steps, count the balls you stop with the sole."
    },
    "de": {
      "title": "Meine Freundin, die Wand",
      "aim": "Der Wand mit einem weichen Pass Hallo sagen und den Ball wieder begrüßen.",
      "steps": [
        "Stell dich zwei große Schritte vor die Wand, der Ball liegt am Boden.",
        "Schieb ihn mit der Innenseite zur Wand, wie mit einem Besen.",
        "Kommt er zurück, stell die Sohle drauf: gefangen! Sag „Danke, Wand“.",
        "Acht Pässe mit dem einen Fuß, dann ist der andere dran. Nach jeder Runde einen kleinen Schritt zurück."
      ],
      "points": ["Zehen hoch, Ferse runter", "Den Fuß drehen wie einen Minigolfschläger", "Mit weichem Fuß auf den Ball warten"],
      "progressions": ["Eine Plastikflasche vor der Wand umschießen", "Einmal klatschen, bevor der Ball zurück ist"],
      "measuring": "Zähl bei zwölf Pässen aus zwei großen Schritten die Bälle, die du mit der Sohle stoppst."
    },
    "bg": {
      "title": "Стената е мой приятел",
      "aim": "Да поздравиш стената с мек пас и да посрещнеш топката обратно.",
      "steps": [
        "Застани на две големи крачки от стената, топката е на земята.",
        "Бутни я към стената с вътрешната част на крака, както се мете с метла.",
        "Като се върне, стъпи отгоре с подметката: хвана я! Кажи „Благодаря, стено“.",
        "Осем паса с единия крак, после е ред на другия. След всяка серия направи малка крачка назад."
      ],
      "points": ["Пръстите нагоре, петата надолу", "Завърти крака като стик за голф", "Чакай топката с мек крак"],
      "progressions": ["Събори пластмасова бутилка пред стената", "Плесни веднъж, преди топката да се върне"],
      "measuring": "От дванадесет паса от две големи крачки преброй топките, които спираш с подметка."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "pass-and-round-the-cone", "topic": "passing", "place": "wall", "ages": [9, 16],
  "level": 3, "minutes": 12, "sets": 5, "repetitions": 6, "intensity": "high",
  "equipment": ["ball", "wall", "cones"],
  "texts": {
    "en": {
      "title": "Pass, round the cone, receive",
      "aim": "Move after the pass and be ready in time.",
      "steps": [
        "Five metres from the wall, a cone two steps behind you and one two steps to either side.",
        "Pass to the wall and run round one of the cones before the ball rolls away.",
        "Receive on the move and take the ball back to the start with two touches.",
        "Six passes, each time another cone. Rest for one minute, five rounds."
      ],
      "points": ["Firm pass, so that the ball comes back to you", "Run with your eyes on the ball", "Slow down before you receive"],
      "progressions": ["Only one touch before the next pass", "Put the cones one step further away"]
    },
    "de": {
      "title": "Pass, ums Hütchen, annehmen",
      "aim": "Nach dem Pass bewegen und rechtzeitig bereit sein.",
      "steps": [
        "Fünf Meter vor der Wand; ein Hütchen zwei Schritte hinter dir und je eines zwei Schritte links und rechts.",
        "Pass an die Wand und lauf um eines der Hütchen, bevor der Ball wegrollt.",
        "In der Bewegung annehmen und den Ball mit zwei Kontakten zum Start bringen.",
        "Sechs Pässe, jedes Mal ein anderes Hütchen. Eine Minute Pause, fünf Runden."
      ],
      "points": ["Scharf passen, damit der Ball zu dir zurückkommt", "Beim Laufen den Ball im Auge behalten", "Vor der Annahme langsamer werden"],
      "progressions": ["Nur ein Kontakt bis zum nächsten Pass", "Hütchen einen Schritt weiter weg"]
    },
    "bg": {
      "title": "Пас, около конуса, приемане",
      "aim": "Да се движиш след паса и да си готов навреме.",
      "steps": [
        "На пет метра от стената; един конус на две крачки зад теб и по един на две крачки вляво и вдясно.",
        "Подай към стената и обиколи един от конусите, преди топката да се изтърколи.",
        "Приеми в движение и я върни на старта с две докосвания.",
        "Шест паса, всеки път друг конус. Една минута почивка, пет серии."
      ],
      "points": ["Твърд пас, за да се върне топката при теб", "Тичай, без да изпускаш топката от очи", "Забави преди приемането"],
      "progressions": ["Само едно докосване до следващия пас", "Конусите с крачка по-далеч"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "outside-foot-passes", "topic": "passing", "place": "wall", "ages": [10, 19],
  "level": 3, "minutes": 10, "sets": 4, "repetitions": 12, "intensity": "medium",
  "equipment": ["ball", "wall"],
  "texts": {
    "en": {
      "title": "Outside of the foot",
      "aim": "Pass with a flick without turning the body.",
      "steps": [
        "Stand side-on, three metres from the wall, the right shoulder nearer to it.",
        "Turn the toes of the right foot inwards and down and flick the ball to the wall with the outside.",
        "Stop the return with the same foot and flick again. Twelve times.",
        "Turn round and use the left foot. In the last round try from a slow dribble along the wall."
      ],
      "points": ["The ankle is stiff, the flick comes from the knee", "Hit the ball a little behind its middle", "The hip stays where it was"],
      "progressions": ["Four metres, first time", "Hit a chalk mark as wide as a ball"]
    },
    "de": {
      "title": "Außenspann an die Wand",
      "aim": "Aus dem Fußgelenk passen, ohne den Körper zu drehen.",
      "steps": [
        "Steh seitlich, drei Meter von der Wand, die rechte Schulter näher dran.",
        "Dreh die rechten Zehen nach innen unten und schnippe den Ball mit der Außenseite an die Wand.",
        "Rückball mit demselben Fuß stoppen und wieder schnippen. Zwölfmal.",
        "Umdrehen und den linken Fuß nehmen. Die letzte Runde aus langsamem Dribbling an der Wand entlang."
      ],
      "points": ["Gelenk fest, der Schwung kommt aus dem Knie", "Den Ball etwas hinter der Mitte treffen", "Die Hüfte bleibt, wo sie war"],
      "progressions": ["Vier Meter, direkt", "Ein Kreidezeichen von Ballbreite treffen"]
    },
    "bg": {
      "title": "Пас с външната част",
      "aim": "Да подадеш с късо движение, без да завърташ тялото.",
      "steps": [
        "Застани странично на три метра от стената, с дясното рамо по-близо до нея.",
        "Завърти пръстите на десния крак навътре и надолу и удари топката с външната част към стената.",
        "Спри върнатата топка със същия крак и пак. Дванадесет пъти.",
        "Обърни се и играй с левия крак. Последната серия е от бавно водене покрай стената."
      ],
      "points": ["Глезенът е стегнат, движението идва от коляното", "Удряй малко зад средата на топката", "Тазът не се завърта"],
      "progressions": ["Четири метра, от първа", "Уцели знак с тебешир, широк колкото топката"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "volley-from-the-hands", "topic": "first_touch", "place": "wall", "ages": [10, 19],
  "level": 3, "minutes": 10, "sets": 4, "repetitions": 10, "intensity": "medium",
  "equipment": ["ball", "wall"],
  "measure": "repetitions", "target": 7,
  "texts": {
    "en": {
      "title": "Volley from the hands",
      "aim": "Meet the ball in the air with the inside and catch it again.",
      "steps": [
        "Three metres from the wall, the ball in both hands at hip height.",
        "Drop it and play it to the wall with the inside of the foot before it touches the ground.",
        "Catch the return in front of the belly. Ten right, ten left.",
        "Then with the laces: toes down, small swing, ten on each side."
      ],
      "points": ["Knee up before the ball falls", "Ankle firm, short movement", "Aim at your own chest height"],
      "progressions": ["Catch only every second ball, volley the other", "Step back one metre"],
      "measuring": "Count how many of ten volleys with each foot you can catch again; note the weaker foot."
    },
    "de": {
      "title": "Volley aus der Hand",
      "aim": "Den Ball in der Luft mit der Innenseite treffen und wieder fangen.",
      "steps": [
        "Drei Meter vor der Wand, der Ball in beiden Händen auf Hüfthöhe.",
        "Lass ihn fallen und spiel ihn mit der Innenseite an die Wand, bevor er den Boden berührt.",
        "Fang den Rückball vor dem Bauch. Zehnmal rechts, zehnmal links.",
        "Danach mit dem Spann: Zehen nach unten, kleiner Schwung, zehnmal pro Seite."
      ],
      "points": ["Knie hoch, bevor der Ball fällt", "Festes Fußgelenk, kurze Bewegung", "Auf eigene Brusthöhe zielen"],
      "progressions": ["Nur jeden zweiten Ball fangen, den anderen volley zurück", "Einen Meter weiter weg"],
      "measuring": "Zähl bei zehn Volleys pro Fuß, wie viele du wieder fängst; notier den schwächeren Fuß."
    },
    "bg": {
      "title": "Воле от ръце",
      "aim": "Да посрещнеш топката във въздуха с вътрешната част и пак да я хванеш.",
      "steps": [
        "На три метра от стената, топката е в двете ръце до кръста.",
        "Пусни я и я изиграй към стената с вътрешната част, преди да докосне земята.",
        "Хвани върнатата топка пред корема. Десет с десния, десет с левия крак.",
        "После с ристото: пръстите надолу, малко замахване, по десет на страна."
      ],
      "points": ["Коляното се вдига, преди топката да падне", "Стегнат глезен, късо движение", "Цели се на височината на гърдите си"],
      "progressions": ["Хващай само всяка втора, другата върни с воле", "Един метър по-назад"],
      "measuring": "Преброй колко от десет волета с всеки крак хващаш обратно; запиши по-слабия крак."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "half-volley-rhythm", "topic": "passing", "place": "wall", "ages": [12, 19],
  "level": 4, "minutes": 10, "sets": 4, "repetitions": 10, "intensity": "medium",
  "equipment": ["ball", "wall"],
  "texts": {
    "en": {
      "title": "Half-volley rhythm",
      "aim": "Strike the ball at the very moment it leaves the ground.",
      "steps": [
        "Five metres from the wall, the ball in your hands.",
        "Let it fall and hit it with the laces just as it bounces: low, with little swing.",
        "Control the return, pick it up, ten right and ten left.",
        "Then drop it a step to the side and move to it. Ten on each side."
      ],
      "points": ["Listen: bounce and strike are almost one sound", "Knee over the ball keeps it down", "Standing foot beside the place of the bounce"],
      "progressions": ["Throw the ball to the wall and half-volley the return after its bounce", "Chalk line at knee height: stay below it"]
    },
    "de": {
      "title": "Dropkick im Rhythmus",
      "aim": "Den Ball genau in dem Moment treffen, in dem er vom Boden kommt.",
      "steps": [
        "Fünf Meter vor der Wand, der Ball in den Händen.",
        "Lass ihn fallen und triff ihn mit dem Spann, sobald er aufspringt: flach, wenig Schwung.",
        "Rückball kontrollieren, aufnehmen, zehnmal rechts und zehnmal links.",
        "Dann lass ihn einen Schritt seitlich fallen und geh hin. Zehnmal pro Seite."
      ],
      "points": ["Hör hin: Aufprall und Schuss sind fast ein Geräusch", "Knie über dem Ball hält ihn flach", "Standbein neben den Aufsprungpunkt"],
      "progressions": ["Ball an die Wand werfen und den Rückball nach dem Aufspringen treffen", "Kreidelinie auf Kniehöhe: darunter bleiben"]
    },
    "bg": {
      "title": "Полуволе в ритъм",
      "aim": "Да удариш топката точно когато се отделя от земята.",
      "steps": [
        "На пет метра от стената, топката е в ръцете.",
        "Пусни я и я удари с ристото в мига на отскока: ниско, с малко замахване.",
        "Овладей върнатата топка, вземи я, десет с десния и десет с левия крак.",
        "После я пускай на крачка встрани и отивай към нея. По десет на страна."
      ],
      "points": ["Слушай: отскокът и ударът са почти един звук", "Коляното над топката я държи ниско", "Опорният крак е до мястото на отскока"],
      "progressions": ["Хвърли топката в стената и удари след отскока", "Линия с тебешир до коляното: остани под нея"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "driven-pass-from-twelve", "topic": "passing", "place": "wall", "ages": [12, 19],
  "level": 3, "minutes": 12, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "wall", "cones"],
  "measure": "repetitions", "target": 6,
  "texts": {
    "en": {
      "title": "Driven pass from twelve metres",
      "aim": "Strike a flat, hard pass over distance.",
      "steps": [
        "Mark a goal two metres wide on the wall and go back twelve metres.",
        "Take three steps of run-up, slightly from the side, and strike the middle of the ball with the laces.",
        "The ball should stay below knee height. Control the return with two touches.",
        "Eight with the better foot, eight with the other from eight metres. Two minutes rest between rounds."
      ],
      "points": ["Last step long, toes down and locked", "Chest over the ball", "Swing through towards the goal"],
      "progressions": ["Play a ball that is rolling away from you", "Goal one metre wide"],
      "measuring": "Out of ten passes with the better foot, count those that hit the goal below knee height."
    },
    "de": {
      "title": "Scharfer Pass aus zwölf Metern",
      "aim": "Einen flachen, harten Pass über Distanz spielen.",
      "steps": [
        "Markiere an der Wand ein Tor von zwei Metern Breite und geh zwölf Meter zurück.",
        "Drei Schritte Anlauf, leicht schräg, den Ball mit dem Spann in der Mitte treffen.",
        "Er soll unter Kniehöhe bleiben. Rückball mit zwei Kontakten kontrollieren.",
        "Achtmal mit dem stärkeren Fuß, achtmal mit dem anderen aus acht Metern. Zwischen den Runden zwei Minuten Pause."
      ],
      "points": ["Letzter Schritt lang, Zehen gestreckt und fest", "Brust über den Ball", "Richtung Tor durchschwingen"],
      "progressions": ["Einen Ball spielen, der von dir wegrollt", "Tor nur einen Meter breit"],
      "measuring": "Zähl bei zehn Pässen mit dem stärkeren Fuß die Treffer ins Tor unter Kniehöhe."
    },
    "bg": {
      "title": "Силен пас от дванадесет метра",
      "aim": "Да изиграеш нисък и твърд пас от разстояние.",
      "steps": [
        "Отбележи на стената врата, широка два метра, и се върни на дванадесет метра.",
        "Засили се с три крачки, леко отстрани, и удари топката в средата с ристото.",
        "Тя трябва да остане под коляното. Овладей върнатата топка с две докосвания.",
        "Осем с по-силния крак, осем с другия от осем метра. Между сериите две минути почивка."
      ],
      "points": ["Последната крачка е дълга, пръстите опънати", "Гърдите над топката", "Довърши движението към вратата"],
      "progressions": ["Удари топка, която се търкаля напред", "Врата само един метър"],
      "measuring": "От десет паса с по-силния крак преброй попаденията във вратата под височината на коляното."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "dribble-and-wall-pass", "topic": "passing", "place": "wall", "ages": [9, 17],
  "level": 3, "minutes": 12, "sets": 5, "repetitions": 6, "intensity": "high",
  "equipment": ["ball", "wall", "cones"],
  "texts": {
    "en": {
      "title": "One-two with the wall",
      "aim": "Play the ball to the wall on the run and run on to it.",
      "steps": [
        "Put a cone two metres from the wall. It is the defender between you and the goal line.",
        "Dribble along the wall, pass diagonally against it just before the cone.",
        "Run past the cone on the far side and take the return without a stop.",
        "Six runs in one direction, six back. The outer and the inner foot both get their turn."
      ],
      "points": ["Pass early: one step before the cone", "Angle in is angle out", "Change pace after the pass"],
      "progressions": ["Two cones, two one-twos in a row", "Finish with a pass into a small goal"]
    },
    "de": {
      "title": "Doppelpass mit der Wand",
      "aim": "Aus dem Lauf an die Wand spielen und in den Ball hineinlaufen.",
      "steps": [
        "Stell ein Hütchen zwei Meter vor die Wand. Es ist der Verteidiger.",
        "Dribble an der Wand entlang und pass kurz vor dem Hütchen schräg dagegen.",
        "Lauf auf der anderen Seite am Hütchen vorbei und nimm den Rückball ohne Stopp mit.",
        "Sechs Läufe in die eine Richtung, sechs zurück. So kommen beide Füße dran."
      ],
      "points": ["Früh passen: einen Schritt vor dem Hütchen", "Einfallswinkel ist Ausfallswinkel", "Nach dem Pass das Tempo wechseln"],
      "progressions": ["Zwei Hütchen, zwei Doppelpässe hintereinander", "Mit einem Pass in ein kleines Tor abschließen"]
    },
    "bg": {
      "title": "Двойно подаване със стената",
      "aim": "Да подадеш в движение и да тръгнеш към върнатата топка.",
      "steps": [
        "Сложи конус на два метра от стената. Той е защитникът.",
        "Води покрай стената и точно преди конуса подай косо в нея.",
        "Мини от другата страна на конуса и поеми топката без спиране.",
        "Шест минавания в едната посока, шест обратно. Така играят и двата крака."
      ],
      "points": ["Подай рано: крачка преди конуса", "Под какъвто ъгъл влиза, под такъв и излиза", "След паса смени темпото"],
      "progressions": ["Два конуса, две двойни подавания подред", "Завърши с пас в малка врата"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "thigh-off-the-wall", "topic": "first_touch", "place": "wall", "ages": [9, 17],
  "level": 3, "minutes": 10, "sets": 4, "repetitions": 8, "intensity": "low",
  "equipment": ["ball", "wall"],
  "texts": {
    "en": {
      "title": "Thigh cushion",
      "aim": "Take a dropping ball down with the thigh and play on.",
      "steps": [
        "Three metres from the wall, throw the ball against it at head height.",
        "Meet the return with the middle of the thigh, knee raised, and let the leg give way.",
        "The ball drops before your foot: pass it to the wall along the ground.",
        "Pick up the return and throw again. Eight with each leg."
      ],
      "points": ["Go towards the ball with small steps", "The thigh goes down with the ball like a lift", "Arms out for the balance"],
      "progressions": ["Play the dropping ball before it lands", "Turn with the touch to the side"]
    },
    "de": {
      "title": "Oberschenkel als Kissen",
      "aim": "Einen fallenden Ball mit dem Oberschenkel annehmen und weiterspielen.",
      "steps": [
        "Drei Meter vor der Wand, wirf den Ball auf Kopfhöhe dagegen.",
        "Nimm den Rückball mit der Mitte des gehobenen Oberschenkels an und gib mit dem Bein nach.",
        "Der Ball fällt dir vor den Fuß: Pass ihn flach an die Wand.",
        "Rückball aufnehmen und wieder werfen. Achtmal pro Bein."
      ],
      "points": ["Mit kleinen Schritten zum Ball", "Der Oberschenkel fährt mit dem Ball nach unten wie ein Aufzug", "Arme für das Gleichgewicht"],
      "progressions": ["Den fallenden Ball vor dem Aufsprung spielen", "Mit dem Kontakt zur Seite drehen"]
    },
    "bg": {
      "title": "Бедрото омекотява",
      "aim": "Да свалиш падаща топка с бедро и да продължиш играта.",
      "steps": [
        "На три метра от стената хвърли топката в нея на височината на главата.",
        "Посрещни я със средата на вдигнатото бедро и отпусни крака надолу.",
        "Топката пада пред крака ти: подай я по земя в стената.",
        "Вземи върнатата топка и пак хвърли. Осем пъти с всеки крак."
      ],
      "points": ["Отивай към топката с малки крачки", "Бедрото слиза с топката като асансьор", "Ръцете встрани за равновесие"],
      "progressions": ["Изиграй топката, преди да падне", "Завърти се настрани с докосването"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "chest-and-lay-off", "topic": "first_touch", "place": "wall", "ages": [11, 19],
  "level": 3, "minutes": 10, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "wall"],
  "texts": {
    "en": {
      "title": "Chest and lay off",
      "aim": "Bring a high ball down with the chest and play it at once.",
      "steps": [
        "Four metres from the wall, throw the ball underarm against it so that it comes back at chest height.",
        "Open the arms, bend the knees, lean back a little and let the ball land on the upper chest.",
        "Breathe out and sink in: the ball drops in front of you.",
        "Play it to the wall with the inside after one bounce. Eight throws, rest, four rounds."
      ],
      "points": ["Arms at the side, away from the ball", "The chest gives way, it does not push", "Eyes on the ball till it reaches your foot"],
      "progressions": ["Volley without the bounce", "Turn the shoulders and send the ball to the left or right"]
    },
    "de": {
      "title": "Brust und ablegen",
      "aim": "Einen hohen Ball mit der Brust herunterholen und gleich spielen.",
      "steps": [
        "Vier Meter vor der Wand, wirf den Ball von unten so dagegen, dass er auf Brusthöhe zurückkommt.",
        "Arme öffnen, Knie beugen, leicht zurücklehnen und den Ball oben auf der Brust landen lassen.",
        "Ausatmen und einsinken: Der Ball fällt vor dich.",
        "Nach einmal Aufspringen mit der Innenseite an die Wand spielen. Acht Würfe, Pause, vier Runden."
      ],
      "points": ["Arme zur Seite, weg vom Ball", "Die Brust gibt nach, sie stößt nicht", "Den Ball anschauen, bis er am Fuß ist"],
      "progressions": ["Volley, ohne Aufspringen", "Schultern drehen und den Ball nach links oder rechts ablegen"]
    },
    "bg": {
      "title": "С гърди и на пас",
      "aim": "Да свалиш висока топка с гърди и веднага да я изиграеш.",
      "steps": [
        "На четири метра от стената хвърли топката отдолу така, че да се върне на височината на гърдите.",
        "Отвори ръцете, свий коленете, облегни се леко назад и остави топката да падне високо на гърдите.",
        "Издишай и хлътни: топката пада пред теб.",
        "След един отскок я изиграй в стената с вътрешната част. Осем хвърляния, почивка, четири серии."
      ],
      "points": ["Ръцете са встрани, далеч от топката", "Гърдите омекотяват, не бутат", "Гледай топката, докато стигне крака"],
      "progressions": ["С воле, без отскок", "Завърти раменете и насочи топката наляво или надясно"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "check-away-and-come", "topic": "first_touch", "place": "wall", "ages": [11, 19],
  "level": 3, "minutes": 12, "sets": 5, "repetitions": 6, "intensity": "high",
  "equipment": ["ball", "wall", "cones"],
  "texts": {
    "en": {
      "title": "Away and come",
      "aim": "Get free of a marker before you receive.",
      "steps": [
        "A cone six metres from the wall is your marker. Stand beside it with the ball.",
        "Pass to the wall, take two steps away from it as if you ran deep.",
        "Push off hard, come to meet the ball in front of the cone and take it to the side with the first touch.",
        "Dribble round the cone back to the start. Six times, three to each side, then rest."
      ],
      "points": ["Slow away, quick towards", "Show with a hand where you want the ball", "The touch takes you past the marker"],
      "progressions": ["Look over the shoulder before you push off", "Receive with the outside of the foot"]
    },
    "de": {
      "title": "Weg und kommen",
      "aim": "Sich vom Gegenspieler lösen, bevor der Ball kommt.",
      "steps": [
        "Ein Hütchen sechs Meter vor der Wand ist dein Gegenspieler. Stell dich mit Ball daneben.",
        "Pass an die Wand und mach zwei Schritte von ihr weg, als wolltest du in die Tiefe.",
        "Kräftig abstoßen, dem Ball vor dem Hütchen entgegenkommen und ihn mit dem ersten Kontakt zur Seite mitnehmen.",
        "Um das Hütchen zum Start zurückdribbeln. Sechsmal, je dreimal pro Seite, dann Pause."
      ],
      "points": ["Langsam weg, schnell hin", "Mit der Hand zeigen, wo du den Ball willst", "Der Kontakt bringt dich am Gegenspieler vorbei"],
      "progressions": ["Vor dem Abstoßen ein Schulterblick", "Mit der Außenseite mitnehmen"]
    },
    "bg": {
      "title": "Отдръпни се и ела",
      "aim": "Да се освободиш от пазача си, преди да получиш топката.",
      "steps": [
        "Конус на шест метра от стената е твоят пазач. Застани до него с топката.",
        "Подай към стената и направи две крачки назад, сякаш тръгваш в дълбочина.",
        "Оттласни се силно, посрещни топката пред конуса и с първото докосване я изведи встрани.",
        "Води около конуса до старта. Шест пъти, по три на всяка страна, после почивка."
      ],
      "points": ["Бавно се отдалечаваш, бързо се връщаш", "Покажи с ръка къде искаш топката", "Докосването те извежда покрай пазача"],
      "progressions": ["Погледни през рамо, преди да се оттласнеш", "Приеми с външната част"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "numbers-behind-you", "topic": "first_touch", "place": "wall", "ages": [9, 19],
  "level": 3, "minutes": 12, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "wall"],
  "people": 2, "measure": "repetitions", "target": 6,
  "texts": {
    "en": {
      "title": "Numbers behind your back",
      "aim": "Look over the shoulder while the ball is on its way.",
      "steps": [
        "One plays against the wall from five metres, the other stands four metres behind.",
        "While the ball rolls to the wall, the helper holds up some fingers.",
        "Look over your shoulder, call the number and only then receive the ball.",
        "Odd number: turn out to the left. Even number: turn out to the right. Eight balls, then change."
      ],
      "points": ["Look just after the pass, not when the ball is with you", "Quick look, eyes back to the ball", "Half-turned body"],
      "progressions": ["Two looks for each ball", "The helper also moves to one side: turn away from it"],
      "measuring": "Out of ten balls, count those with the right number called and the right turn."
    },
    "de": {
      "title": "Zahlen im Rücken",
      "aim": "Über die Schulter schauen, während der Ball unterwegs ist.",
      "steps": [
        "Einer spielt aus fünf Metern gegen die Wand, der andere steht vier Meter dahinter.",
        "Während der Ball zur Wand rollt, zeigt der Helfer Finger.",
        "Schulterblick, Zahl rufen und erst dann den Ball annehmen.",
        "Ungerade Zahl: nach links aufdrehen. Gerade Zahl: nach rechts. Acht Bälle, dann tauschen."
      ],
      "points": ["Gleich nach dem Pass schauen, nicht erst, wenn der Ball da ist", "Kurzer Blick, Augen zurück zum Ball", "Seitlich offen stehen"],
      "progressions": ["Zwei Blicke pro Ball", "Der Helfer geht zusätzlich auf eine Seite: von ihm wegdrehen"],
      "measuring": "Zähl bei zehn Bällen die mit richtig gerufener Zahl und richtiger Drehung."
    },
    "bg": {
      "title": "Числа зад гърба",
      "aim": "Да поглеждаш през рамо, докато топката е на път.",
      "steps": [
        "Единият играе със стената от пет метра, другият стои на четири метра зад него.",
        "Докато топката пътува към стената, помощникът показва пръсти.",
        "Погледни през рамо, кажи числото и чак тогава приеми.",
        "Нечетно число: обърни се наляво. Четно: надясно. Осем топки, после смяна."
      ],
      "points": ["Гледай веднага след паса, не когато топката е при теб", "Кратък поглед и очите пак на топката", "Полуобърнато тяло"],
      "progressions": ["Два погледа за всяка топка", "Помощникът се мести на едната страна: обърни се в другата"],
      "measuring": "От десет топки преброй тези с вярно число и вярно обръщане."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "shuffle-along-the-wall", "topic": "passing", "place": "wall", "ages": [10, 18],
  "level": 3, "minutes": 10, "sets": 5, "repetitions": 10, "intensity": "high",
  "equipment": ["ball", "wall", "cones"],
  "texts": {
    "en": {
      "title": "Sideways along the wall",
      "aim": "Pass on the move and arrive behind each return.",
      "steps": [
        "Two cones eight metres apart, four metres in front of the wall.",
        "Start at the left cone and pass slightly to the right. Shuffle sideways to where the ball comes back.",
        "First time again slightly to the right, until you reach the right cone.",
        "Back to the left. There and back without a stop is one way; walk for a minute afterwards."
      ],
      "points": ["Never cross the feet", "Toes of the passing foot up, hips low", "Small angle, small steps"],
      "progressions": ["Use only the foot nearer to where you go", "Change direction when somebody calls"]
    },
    "de": {
      "title": "Seitwärts an der Wand",
      "aim": "In der Bewegung passen und hinter jedem Rückball sein.",
      "steps": [
        "Zwei Hütchen im Abstand von acht Metern, vier Meter vor der Wand.",
        "Beginn am linken Hütchen und pass leicht schräg nach rechts. Geh mit Nachstellschritten dorthin, wo der Ball zurückkommt.",
        "Wieder direkt und leicht nach rechts, bis du am rechten Hütchen bist.",
        "Dann zurück nach links. Einmal hin und her ohne Stopp, danach eine Minute gehen."
      ],
      "points": ["Nie die Füße kreuzen", "Fußspitze hoch, Hüfte tief", "Kleiner Winkel, kleine Schritte"],
      "progressions": ["Nur mit dem Fuß, in dessen Richtung du gehst", "Auf Zuruf die Richtung wechseln"]
    },
    "bg": {
      "title": "Странично покрай стената",
      "aim": "Да подаваш в движение и да си зад всяка върната топка.",
      "steps": [
        "Два конуса на осем метра един от друг, на четири метра пред стената.",
        "Започни от левия и подай леко косо надясно. Премести се странично там, където се връща топката.",
        "Пак от първа и леко надясно, докато стигнеш десния конус.",
        "После обратно наляво. Отиване и връщане без спиране, след това една минута ходене."
      ],
      "points": ["Не кръстосвай краката", "Пръстите на подаващия крак са нагоре, тазът е ниско", "Малък ъгъл, малки крачки"],
      "progressions": ["Играй само с крака, към чиято страна се движиш", "Смени посоката, когато някой извика"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "step-back-ladder", "topic": "passing", "place": "wall", "ages": [8, 15],
  "level": 2, "minutes": 10, "sets": 3, "intensity": "low",
  "equipment": ["ball", "wall", "cones"],
  "measure": "metres", "target": 7,
  "texts": {
    "en": {
      "title": "The step-back ladder",
      "aim": "Find your longest sure pass.",
      "steps": [
        "Mark a goal one and a half metres wide on the wall. Start three metres away.",
        "Pass into the goal: hit, one step back. Miss, one step forward.",
        "After ten passes put a cone where you stand. That is today's mark.",
        "Second ladder with the other foot, third ladder with the foot that needs it more."
      ],
      "points": ["More swing for more distance, the same clean contact", "Keep the ball flat", "Take your time, look at the goal"],
      "progressions": ["Two hits in a row before you may step back", "Pass a ball you have just received"],
      "measuring": "Measure in big steps, one step is about a metre, how far from the wall you stand after ten passes."
    },
    "de": {
      "title": "Rückwärtsleiter",
      "aim": "Deinen längsten sicheren Pass finden.",
      "steps": [
        "Markiere an der Wand ein Tor von eineinhalb Metern Breite. Beginn drei Meter davor.",
        "Pass ins Tor: Treffer, ein Schritt zurück. Daneben, ein Schritt vor.",
        "Nach zehn Pässen stellst du ein Hütchen an deinen Platz. Das ist die Marke von heute.",
        "Zweite Leiter mit dem anderen Fuß, dritte mit dem Fuß, der es nötiger hat."
      ],
      "points": ["Mehr Weite heißt mehr Schwung bei gleich sauberem Kontakt", "Den Ball flach halten", "Zeit lassen, Tor anschauen"],
      "progressions": ["Erst nach zwei Treffern hintereinander zurück", "Aus der Annahme passen"],
      "measuring": "Miss in großen Schritten, ein Schritt ist etwa ein Meter, wie weit du nach zehn Pässen von der Wand weg stehst."
    },
    "bg": {
      "title": "Стълба назад",
      "aim": "Да намериш най-дългия си сигурен пас.",
      "steps": [
        "Отбележи на стената врата, широка метър и половина. Започни от три метра.",
        "Подай във вратата: попадение – крачка назад. Пропуск – крачка напред.",
        "След десет паса сложи конус, където стоиш. Това е белегът ти за днес.",
        "Втора стълба с другия крак, трета с този, който има повече нужда."
      ],
      "points": ["За по-далеч – повече замах, но същото чисто докосване", "Дръж топката ниско", "Не бързай, погледни вратата"],
      "progressions": ["Назад само след две попадения подред", "Подавай след приемане"],
      "measuring": "Измери с големи крачки, всяка около метър, колко далеч от стената си след десет паса."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "squash-football", "topic": "passing", "place": "wall", "ages": [9, 19],
  "level": 3, "minutes": 15, "sets": 4, "intensity": "high",
  "equipment": ["ball", "wall", "cones", "timer"],
  "people": 2, "measure": "repetitions", "target": 16,
  "texts": {
    "en": {
      "title": "Football squash",
      "aim": "Play the wall in turn, first with each other, then against each other.",
      "steps": [
        "Mark a court of six by six metres in front of the wall and a line at knee height on it.",
        "Player one passes against the wall, player two must play the return, and so on in turn.",
        "First together: how many in a row can you manage? Two touches each.",
        "Then against each other: the ball must hit the wall below the line and stay in the court. First to seven points."
      ],
      "points": ["Clear the way as soon as you have played", "Move back to the middle", "Watch the other's foot"],
      "progressions": ["One touch only", "Each may use only the weaker foot"],
      "measuring": "Count the longest series together, both players' passes, two touches each."
    },
    "de": {
      "title": "Fußballsquash",
      "aim": "Abwechselnd gegen die Wand spielen, erst miteinander, dann gegeneinander.",
      "steps": [
        "Markiert vor der Wand ein Feld von sechs mal sechs Metern und an der Wand eine Linie auf Kniehöhe.",
        "Einer passt gegen die Wand, der andere spielt den Rückball und immer so weiter.",
        "Zuerst miteinander: Wie viele schafft ihr am Stück? Je zwei Kontakte.",
        "Dann gegeneinander: Der Ball muss unter der Linie die Wand treffen und im Feld bleiben. Wer zuerst sieben Punkte hat."
      ],
      "points": ["Nach deinem Ball sofort Platz machen", "Zurück in die Mitte", "Auf den Fuß des anderen schauen"],
      "progressions": ["Nur ein Kontakt", "Nur mit dem schwächeren Fuß"],
      "measuring": "Zählt die längste gemeinsame Serie, die Pässe von beiden, mit je zwei Kontakten."
    },
    "bg": {
      "title": "Футболен скуош",
      "aim": "Да играете на смени със стената, първо заедно, после един срещу друг.",
      "steps": [
        "Отбележете пред стената поле шест на шест метра и линия до коляното на самата стена.",
        "Единият подава в стената, другият играе върнатата топка и така нататък на смени.",
        "Първо заедно: колко можете подред? Всеки с по две докосвания.",
        "После един срещу друг: топката трябва да удари стената под линията и да остане в полето. Играе се до седем точки."
      ],
      "points": ["Направи място веднага след удара си", "Върни се в средата", "Гледай крака на другия"],
      "progressions": ["Само едно докосване", "Само с по-слабия крак"],
      "measuring": "Пребройте най-дългата обща серия, пасовете и на двамата, с по две докосвания."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "left-or-right-call", "topic": "passing", "place": "wall", "ages": [7, 12],
  "level": 2, "minutes": 8, "sets": 5, "repetitions": 10, "intensity": "medium",
  "equipment": ["ball", "wall"],
  "people": 2,
  "texts": {
    "en": {
      "title": "Left, right, both!",
      "aim": "Get your feet ready for whichever pass is called.",
      "steps": [
        "Four metres from the wall; a helper stands beside you, safe from the ball.",
        "As the ball leaves your foot the helper calls 'left', 'right' or 'both'.",
        "Play the return with the foot that was called; 'both' means stop with one, pass with the other.",
        "Ten balls, then change. Five rounds each."
      ],
      "points": ["Little steps after each pass", "Wait with bent knees", "A wrong foot is no drama: next ball"],
      "progressions": ["The helper calls colours instead: red is left, blue is right", "Call later"]
    },
    "de": {
      "title": "Links, rechts, beide!",
      "aim": "Die Füße für den Pass bereit haben, der gerade gerufen wird.",
      "steps": [
        "Vier Meter vor der Wand; ein Helfer steht neben dir, sicher vor dem Ball.",
        "Sobald der Ball deinen Fuß verlässt, ruft der Helfer „links“, „rechts“ oder „beide“.",
        "Spiel den Rückball mit dem gerufenen Fuß; „beide“ heißt: mit dem einen stoppen, mit dem anderen passen.",
        "Zehn Bälle, dann tauschen. Je fünf Runden."
      ],
      "points": ["Nach jedem Pass kleine Schritte", "Mit gebeugten Knien warten", "Falscher Fuß ist kein Drama: nächster Ball"],
      "progressions": ["Farben statt Seiten rufen: Rot ist links, Blau ist rechts", "Später rufen"]
    },
    "bg": {
      "title": "Ляв, десен, и двата!",
      "aim": "Краката да са готови за паса, който ти извикат.",
      "steps": [
        "На четири метра от стената; помощникът стои до теб, на сигурно място от топката.",
        "Щом топката тръгне от крака ти, той вика „ляв“, „десен“ или „и двата“.",
        "Изиграй върнатата топка с извикания крак; „и двата“ значи: с единия спираш, с другия подаваш.",
        "Десет топки, после смяна. По пет серии за всеки."
      ],
      "points": ["Малки крачки след всеки пас", "Чакай със свити колене", "Сгрешиш ли крака, не е драма: следваща топка"],
      "progressions": ["Вместо страни викайте цветове: червено е ляв, синьо е десен", "Викайте по-късно"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "chip-against-the-wall", "topic": "passing", "place": "wall", "ages": [11, 19],
  "level": 4, "minutes": 10, "sets": 4, "repetitions": 8, "intensity": "low",
  "equipment": ["ball", "wall"],
  "measure": "repetitions", "target": 5,
  "texts": {
    "en": {
      "title": "Chip above the line",
      "aim": "Lift the ball softly without a long swing.",
      "steps": [
        "Draw a line on the wall at chest height. Stand six metres away.",
        "Stab the toes under the ball, short and quick, almost without follow-through.",
        "The ball climbs over the line with backspin. Let it come back and control it.",
        "Eight with the better foot, then from five metres with the other. Four rounds."
      ],
      "points": ["Standing foot close beside the ball", "Short jab, like a spade under the ball", "Lean back only a little"],
      "progressions": ["Chip a ball that rolls towards you", "Draw a second line: land between the two"],
      "measuring": "Out of ten chips with the better foot from six metres, count those above the chest line."
    },
    "de": {
      "title": "Lupfer über die Linie",
      "aim": "Den Ball ohne langen Schwung weich anheben.",
      "steps": [
        "Zieh an der Wand eine Linie auf Brusthöhe. Steh sechs Meter davor.",
        "Stich mit den Zehen kurz und schnell unter den Ball, fast ohne Durchschwung.",
        "Der Ball steigt mit Rückwärtsdrall über die Linie. Lass ihn zurückkommen und kontrollier ihn.",
        "Achtmal mit dem stärkeren Fuß, dann aus fünf Metern mit dem anderen. Vier Runden."
      ],
      "points": ["Standbein nah neben den Ball", "Kurzer Stich, wie ein Spaten unter den Ball", "Nur wenig zurücklehnen"],
      "progressions": ["Einen Ball lupfen, der auf dich zurollt", "Zweite Linie ziehen: dazwischen treffen"],
      "measuring": "Zähl bei zehn Lupfern mit dem stärkeren Fuß aus sechs Metern die über der Brustlinie."
    },
    "bg": {
      "title": "Прехвърляне над линията",
      "aim": "Да повдигнеш топката меко, без голям замах.",
      "steps": [
        "Начертай на стената линия на височината на гърдите. Застани на шест метра.",
        "Подпъхни пръстите под топката – късо и бързо, почти без продължение.",
        "Топката се качва над линията със задно въртене. Изчакай я и я овладей.",
        "Осем с по-силния крак, после от пет метра с другия. Четири серии."
      ],
      "points": ["Опорният крак е близо до топката", "Късо движение, като лопата под топката", "Облегни се назад съвсем малко"],
      "progressions": ["Прехвърли топка, която се търкаля към теб", "Начертай втора линия: уцели между двете"],
      "measuring": "От десет прехвърляния с по-силния крак от шест метра преброй тези над линията."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "bottle-bowling", "topic": "passing", "place": "yard", "ages": [5, 10],
  "level": 1, "minutes": 10, "sets": 5, "repetitions": 6, "intensity": "low",
  "equipment": ["ball", "bottles"],
  "measure": "repetitions", "target": 6,
  "texts": {
    "en": {
      "title": "Bottle bowling",
      "aim": "Aim a pass along the ground and see what falls.",
      "steps": [
        "Set up six empty plastic bottles in a triangle, like skittles.",
        "Stand five big steps away. Pass with the inside: two balls for one round.",
        "Count the fallen bottles, set them up again and walk back.",
        "Five rounds. From the third round on the other foot takes the second ball."
      ],
      "points": ["Look at the front bottle", "Foot like a broom, sweep through", "A rolling ball knocks over more than a flying one"],
      "progressions": ["Two steps further back", "Bottles in a row, one step apart"],
      "measuring": "Count the bottles that fall in one round of two balls from five big steps; take the best of three rounds."
    },
    "de": {
      "title": "Flaschenkegeln",
      "aim": "Mit einem flachen Pass zielen und sehen, was umfällt.",
      "steps": [
        "Stell sechs leere Plastikflaschen im Dreieck auf, wie beim Kegeln.",
        "Fünf große Schritte Abstand. Pass mit der Innenseite: zwei Bälle pro Runde.",
        "Zähl die gefallenen Flaschen, stell sie wieder auf und geh zurück.",
        "Fünf Runden. Ab der dritten spielt der andere Fuß den zweiten Ball."
      ],
      "points": ["Die vorderste Flasche anschauen", "Der Fuß fegt durch wie ein Besen", "Ein rollender Ball räumt mehr ab als ein fliegender"],
      "progressions": ["Zwei Schritte weiter weg", "Flaschen in einer Reihe, je einen Schritt auseinander"],
      "measuring": "Zähl, wie viele Flaschen in einer Runde mit zwei Bällen aus fünf großen Schritten fallen; die beste von drei Runden gilt."
    },
    "bg": {
      "title": "Боулинг с бутилки",
      "aim": "Да се прицелиш с пас по земя и да видиш какво ще падне.",
      "steps": [
        "Нареди шест празни пластмасови бутилки в триъгълник като кегли.",
        "Застани на пет големи крачки. Подавай с вътрешната част: по две топки на серия.",
        "Преброй падналите бутилки, нареди ги пак и се върни.",
        "Пет серии. От третата нататък втората топка е за другия крак."
      ],
      "points": ["Гледай най-предната бутилка", "Кракът мете като метла", "Търкаляща се топка събаря повече от летяща"],
      "progressions": ["Две крачки по-назад", "Бутилките в редица, на крачка една от друга"],
      "measuring": "Преброй падналите бутилки в една серия с две топки от пет големи крачки; важи най-добрата от три."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "passing-golf", "topic": "passing", "place": "pitch", "ages": [7, 19],
  "level": 2, "minutes": 20, "sets": 1, "repetitions": 9, "intensity": "low",
  "equipment": ["ball", "cones"],
  "texts": {
    "en": {
      "title": "Passing golf",
      "aim": "Reach every hole with as few passes as possible.",
      "steps": [
        "Lay out nine holes: trees, cones, bags. Each may be ten to forty steps from the last.",
        "Play the ball from where it lies. Count your passes till it touches the hole.",
        "Even holes are played with the weaker foot.",
        "Add up after nine holes and write down the figure. Next time you play the same course."
      ],
      "points": ["Look at the way before you strike: slope, grass, stones", "Weight of the pass before direction", "The last pass is short and soft"],
      "progressions": ["Every second pass must fly", "Invent obstacles: round the bench, through the gate"]
    },
    "de": {
      "title": "Passgolf",
      "aim": "Jedes Loch mit möglichst wenigen Pässen erreichen.",
      "steps": [
        "Leg neun Löcher fest: Bäume, Hütchen, Taschen. Vom einen zum nächsten sind es zehn bis vierzig Schritte.",
        "Spiel den Ball, wo er liegt. Zähl deine Pässe, bis er das Loch berührt.",
        "Gerade Löcher spielst du mit dem schwächeren Fuß.",
        "Zähl nach neun Löchern zusammen und schreib die Zahl auf. Beim nächsten Mal ist es derselbe Platz."
      ],
      "points": ["Vor dem Pass den Weg lesen: Gefälle, Gras, Steine", "Erst die Stärke, dann die Richtung", "Der letzte Pass ist kurz und weich"],
      "progressions": ["Jeder zweite Pass muss fliegen", "Hindernisse erfinden: um die Bank, durch das Tor"]
    },
    "bg": {
      "title": "Голф с пасове",
      "aim": "Да стигнеш всяка дупка с възможно най-малко пасове.",
      "steps": [
        "Определи девет дупки: дървета, конуси, чанти. От едната до другата има от десет до четиридесет крачки.",
        "Играй топката оттам, където е спряла. Брой пасовете, докато докосне дупката.",
        "Четните дупки са за по-слабия крак.",
        "След девет дупки събери и запиши числото. Следващия път играй на същото игрище."
      ],
      "points": ["Преди паса прочети пътя: наклон, трева, камъни", "Първо силата, после посоката", "Последният пас е къс и мек"],
      "progressions": ["Всеки втори пас трябва да лети", "Измисли препятствия: около пейката, през вратата"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "tunnel-passes", "topic": "passing", "place": "yard", "ages": [5, 9],
  "level": 1, "minutes": 8, "sets": 4, "repetitions": 8, "intensity": "low",
  "equipment": ["ball"],
  "people": 2, "measure": "repetitions", "target": 7,
  "texts": {
    "en": {
      "title": "Through the tunnel",
      "aim": "Pass exactly through a partner's legs.",
      "steps": [
        "Your partner stands four steps away with the legs wide apart: that is the tunnel.",
        "Pass the ball along the ground through the tunnel.",
        "Run round your partner, fetch the ball and turn: now you are the tunnel.",
        "After eight tunnels each take one step more. In the last round try the other foot."
      ],
      "points": ["Foot sideways, toes up", "Firm enough to get through", "Tunnel: stand still and hands on knees"],
      "progressions": ["The tunnel takes one step to the side after you look up", "Pass without a stop when you fetched the ball"],
      "measuring": "Out of ten passes from four steps, count those that go through without touching a leg."
    },
    "de": {
      "title": "Durch den Tunnel",
      "aim": "Genau durch die Beine des anderen passen.",
      "steps": [
        "Dein Gegenüber steht vier Schritte entfernt und breitbeinig: Das ist der Tunnel.",
        "Pass den Ball flach durch den Tunnel.",
        "Lauf um dein Gegenüber herum, hol den Ball und dreh dich um: Jetzt bist du der Tunnel.",
        "Nach je acht Tunneln einen Schritt mehr Abstand. In der letzten Runde mit dem anderen Fuß."
      ],
      "points": ["Fuß quer, Zehen hoch", "Fest genug, dass der Ball durchkommt", "Tunnel: stillstehen, Hände auf die Knie"],
      "progressions": ["Der Tunnel macht einen Schritt zur Seite, sobald du hochschaust", "Den geholten Ball ohne Stopp passen"],
      "measuring": "Zähl bei zehn Pässen aus vier Schritten die, die ohne Berührung durch den Tunnel rollen."
    },
    "bg": {
      "title": "През тунела",
      "aim": "Да подадеш точно между краката на другия.",
      "steps": [
        "Той стои на четири крачки, широко разкрачен: това е тунелът.",
        "Подай топката по земя през тунела.",
        "Обиколи го, вземи топката и се обърни: сега тунелът си ти.",
        "След по осем тунела се отдалечете с една крачка. В последната серия опитай с другия крак."
      ],
      "points": ["Кракът напряко, пръстите нагоре", "Достатъчно силно, за да мине", "Тунелът стои мирно с ръце на коленете"],
      "progressions": ["Тунелът се мести с една крачка, щом вдигнеш поглед", "Подай взетата топка без спиране"],
      "measuring": "От десет паса от четири крачки преброй тези, които минават, без да докоснат крак."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "wandering-gate", "topic": "passing", "place": "pitch", "ages": [8, 15],
  "level": 2, "minutes": 12, "sets": 5, "intensity": "medium",
  "equipment": ["ball", "cones", "timer"],
  "people": 2, "measure": "repetitions", "target": 14,
  "texts": {
    "en": {
      "title": "The wandering gates",
      "aim": "Find a gate together, pass through it and move on.",
      "steps": [
        "Scatter six gates of one and a half metres on a field of fifteen by fifteen metres.",
        "You have one ball for two. A pass through a gate to your partner is one point.",
        "The same gate may not be used twice in a row, so both of you move on at once.",
        "One minute play, one minute rest, five rounds. Best round counts."
      ],
      "points": ["Receive behind the gate, not beside it", "Talk: name the next gate", "Pass to where your partner can run on"],
      "progressions": ["First time through the gate", "Each point with another surface"],
      "measuring": "Count your passes through gates in one minute, both players together."
    },
    "de": {
      "title": "Wandernde Tore",
      "aim": "Gemeinsam ein Tor finden, hindurchpassen und weiterziehen.",
      "steps": [
        "Verteilt sechs Tore von eineinhalb Metern auf einem Feld von fünfzehn mal fünfzehn Metern.",
        "Ihr habt zu zweit einen Ball. Ein Pass durch ein Tor zum anderen ist ein Punkt.",
        "Dasselbe Tor zählt nicht zweimal hintereinander, also zieht ihr beide gleich weiter.",
        "Eine Minute spielen, eine Minute Pause, fünf Runden. Die beste Runde zählt."
      ],
      "points": ["Hinter dem Tor annehmen, nicht daneben", "Redet: Nennt das nächste Tor", "So passen, dass der andere weiterlaufen kann"],
      "progressions": ["Direkt durch das Tor", "Jeder Punkt mit einer anderen Fläche"],
      "measuring": "Zählt eure Pässe durch die Tore in einer Minute, beide zusammen."
    },
    "bg": {
      "title": "Пътуващи вратички",
      "aim": "Да намирате заедно вратичка, да подавате през нея и да продължавате.",
      "steps": [
        "Разпръснете шест вратички от метър и половина на поле петнадесет на петнадесет метра.",
        "Двамата имате една топка. Пас през вратичка до другия е една точка.",
        "Една и съща вратичка не важи два пъти подред, затова и двамата тръгвате веднага.",
        "Една минута игра, една минута почивка, пет серии. Брои се най-добрата."
      ],
      "points": ["Приемай зад вратичката, не до нея", "Говорете: назовете следващата", "Подай така, че другият да продължи напред"],
      "progressions": ["От първа през вратичката", "Всяка точка с различна част на крака"],
      "measuring": "Пребройте общо пасовете си през вратички за една минута."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "pass-and-follow-line", "topic": "passing", "place": "pitch", "ages": [9, 17],
  "level": 2, "minutes": 12, "sets": 4, "repetitions": 10, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "people": 2,
  "texts": {
    "en": {
      "title": "Pass and change places",
      "aim": "Time a pass and the run behind it.",
      "steps": [
        "Two cones ten metres apart, one of you at each, one ball.",
        "Pass, then run after your ball on its right side to the other cone.",
        "The receiver takes the ball past you with the first touch and dribbles to the free cone.",
        "There a turn, and the next pass comes from that side. Ten passes each, then rest."
      ],
      "points": ["First touch to the left, the runner comes on the right", "Pass only when your partner looks", "Turn with the body between ball and cone"],
      "progressions": ["First-time lay-off before you change places", "Weaker foot for the pass"]
    },
    "de": {
      "title": "Pass und Platzwechsel",
      "aim": "Den Pass und den Lauf dahinter zeitlich abstimmen.",
      "steps": [
        "Zwei Hütchen, zehn Meter auseinander, an jedem einer von euch, ein Ball.",
        "Pass und lauf dann rechts neben deinem Ball her zum anderen Hütchen.",
        "Der andere nimmt den Ball mit dem ersten Kontakt an dir vorbei und dribbelt zum freien Hütchen.",
        "Dort drehen, der nächste Pass kommt von dieser Seite. Je zehn Pässe, dann Pause."
      ],
      "points": ["Erster Kontakt nach links, der Läufer kommt rechts", "Erst passen, wenn der andere schaut", "Beim Drehen Körper zwischen Ball und Hütchen"],
      "progressions": ["Vor dem Platzwechsel ein direkter Ablagepass", "Mit dem schwächeren Fuß passen"]
    },
    "bg": {
      "title": "Пас и смяна на местата",
      "aim": "Да съчетаеш паса с бягането след него.",
      "steps": [
        "Два конуса на десет метра, по един от вас до всеки, една топка.",
        "Подай и тичай отдясно на топката към другия конус.",
        "Партньорът я извежда покрай теб с първото докосване и води до свободния конус.",
        "Там се обръща и следващият пас идва от неговата страна. По десет паса, после почивка."
      ],
      "points": ["Първото докосване е наляво, бягащият идва отдясно", "Подавай, когато другият те гледа", "При обръщане тялото е между топката и конуса"],
      "progressions": ["Преди смяната – връщане от първа", "Пас с по-слабия крак"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "long-pass-pair", "topic": "switching_play", "place": "pitch", "ages": [12, 19],
  "level": 4, "minutes": 15, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "people": 2, "measure": "repetitions", "target": 5,
  "texts": {
    "en": {
      "title": "Long ball into the square",
      "aim": "Land a lofted pass where your partner stands.",
      "steps": [
        "Mark two squares of five metres, twenty-five metres apart. One of you in each.",
        "Strike lofted balls in turn; the partner may not leave the square.",
        "A point for the striker if the ball first lands in the square, a second one if the partner controls it there with two touches.",
        "Eight balls each per round, two minutes rest. Move closer for the weaker foot."
      ],
      "points": ["Approach at an angle, standing foot beside and a little behind the ball", "Hit the lower half with the hard instep", "Receiver: early behind the flight"],
      "progressions": ["After the control at once the long ball back", "Thirty-five metres"],
      "measuring": "Out of ten long balls, count those that land in the square without a bounce before it."
    },
    "de": {
      "title": "Langer Ball ins Quadrat",
      "aim": "Einen hohen Pass dort landen lassen, wo der andere steht.",
      "steps": [
        "Markiert zwei Quadrate von fünf Metern, fünfundzwanzig Meter auseinander. Jeder steht in einem.",
        "Schlagt abwechselnd hohe Bälle; der andere darf sein Quadrat nicht verlassen.",
        "Ein Punkt, wenn der Ball zuerst im Quadrat aufkommt, ein zweiter, wenn er dort mit zwei Kontakten kontrolliert wird.",
        "Je acht Bälle pro Runde, zwei Minuten Pause. Für den schwächeren Fuß näher zusammen."
      ],
      "points": ["Schräg anlaufen, Standbein neben und etwas hinter dem Ball", "Die untere Hälfte mit dem harten Spann treffen", "Wer annimmt: früh hinter die Flugbahn"],
      "progressions": ["Nach der Kontrolle sofort der lange Ball zurück", "Fünfunddreißig Meter"],
      "measuring": "Zähl bei zehn langen Bällen die, die ohne vorheriges Aufspringen im Quadrat landen."
    },
    "bg": {
      "title": "Дълга топка в квадрата",
      "aim": "Да приземиш висок пас там, където е партньорът.",
      "steps": [
        "Отбележете два квадрата от пет метра на двадесет и пет метра един от друг. Всеки е в своя.",
        "Подавайте високи топки на смени; другият не излиза от квадрата си.",
        "Една точка, ако топката първо падне в квадрата, втора, ако там бъде овладяна с две докосвания.",
        "По осем топки на серия, две минути почивка. За по-слабия крак се приближете."
      ],
      "points": ["Засили се под ъгъл, опорният крак е до топката и малко зад нея", "Удряй долната половина с твърдото ристо", "Приемащият застава рано зад полета"],
      "progressions": ["След овладяването веднага дълга топка обратно", "Тридесет и пет метра"],
      "measuring": "От десет дълги топки преброй тези, които падат в квадрата без отскок преди него."
    }
  }
}
$json$);
