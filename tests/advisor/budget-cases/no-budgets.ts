/** Questions with figures that are no budget, one a line. */
export const NO_BUDGETS = `
mua 2 củ sạc iphone
cần 1 củ sạc 20w
2 cu sac nhanh
củ sạc 65w loại nào tốt
pin chai thì làm sao
điện thoại bị chai pin
pin 4k mah
tivi 4k
tivi 4k 55 inch
tivi 8k samsung
màn 2k
màn hình 4k 27 inch
camera 48m
camera 48M chụp đẹp không
điện thoại camera 108M
camera 12 mp
cách 3m nên mua tivi mấy inch
ngồi cách tivi 2m5
ngồi cách 4m
khoảng cách 3m
phòng 18m2
phòng 20m
phòng 20 mét vuông
phòng rộng 4m dài 5m
phòng 4x5m
tủ 300 lít
tủ lạnh 300 lít
tủ lạnh dưới 300 lít
tủ lạnh tầm 300 lít
tu lanh tam 300l
tủ lạnh khoảng 5 lít thôi
nồi chiên 5 lít
nồi chiên giá tốt 6 lít
nồi cơm 1 lít
bình nóng lạnh 30 lít
máy giặt 8 kg
máy giặt 9kg lg
máy giặt dưới 10kg
máy giặt tầm 9 ký
máy giặt khoảng 9
máy sấy 10kg
tivi 55 in
tivi 55 inch
tivi 55
tivi dưới 55 inch
tivi tầm 65
tivi dưới 55
tivi khoảng 43 inch
máy lạnh 1.5hp
máy lạnh 1 ngựa
máy lạnh 2 ngựa rưỡi
máy lạnh 9000 btu
máy lạnh 12.000 btu
máy lạnh 9k btu
máy lạnh 18000btu
giao trong 15 ngày
bảo hành 2 năm
bảo hành 24 tháng
đổi trả 30 ngày
mạng 4g
điện thoại 5g
điện thoại 4g 5g
iphone 64g
điện thoại 128g
điện thoại 8/256
điện thoại ram 8gb 256gb
laptop ram 16gb ssd 512gb
laptop 16gb 512gb
ổ cứng 1tb
ổ cứng 2 tb
tivi mua ngày 20/11/2025
ngày 5/6 có khuyến mãi không
tháng 10 có giảm giá không
năm 2024 có gì mới
tivi 2025
gọi em số 0901234567
sđt 0912 345 678
số 0987.654.321
hotline 18001060
+84901234567
iphone 15
iphone 15 pro max
ip 14 pro
iphone 11 cũ
iphone 11 cu con tot khong
samsung s24 ultra
samsung a55 5g
redmi note 13
redmi note 13 pro 5g
xiaomi 14t pro
oppo reno 12
galaxy m34
macbook air m4
macbook pro 14
ipad gen 10
core i5 12400f
rtx 4060
ryzen 7 7840hs
windows 11
android 14
wifi 6
bluetooth 5.3
usb 3.0
pin 5000mah
pin 5000 mah
sạc 65w
120hz
màn 120 hz
144hz
16 triệu màu
16,7 triệu màu
1 tỷ màu
hơn 1 tỷ màu
camera 50 triệu điểm ảnh
10 triệu người dùng
5 triệu lượt tải
tháng 700k tiền điện
tiền điện 700k một tháng
tiền điện tháng 1 triệu
hóa đơn điện 2 triệu
mỗi tháng tốn 500k tiền điện
máy lạnh ngốn 300k/tháng
trả góp 500k/tháng
trả góp 1tr mỗi tháng
trả trước 3 triệu
đặt cọc 1 triệu
góp 800k mỗi tháng
lương 10 triệu
thu nhập 15 triệu một tháng
lương em 8tr
giảm 500k
giảm giá 1 triệu
đang giảm 2tr
voucher 200k
mã giảm 300k
tặng quà 500k
tặng phiếu mua hàng trị giá 500k
quà tặng trị giá 1 triệu
phí ship 30k
phí lắp đặt 300k
công lắp 500k
tiền công 400k
chênh 2 triệu
chênh nhau 1tr
chênh lệch 500k
hoàn tiền 500k
cashback 300k
rẻ hơn tận 2 triệu
thay pin hết 500k
sửa hết 1 triệu
nhà 4 người
nhà 4-5 người
gia đình 4 người
2 vợ chồng 1 con
2 vc 2 con
nhà có 3 thế hệ
trẻ 2 tuổi
tủ lạnh 2 cánh
tủ lạnh 4 cửa
tủ 2 ngăn
tủ lạnh 2 ngan da
tủ đông 1 ngăn 2 cánh
máy lọc nước 10 lõi
máy lọc nước 9 cấp
bếp từ 2 vùng
bếp 3 lò
loa 2.1
loa 5.1
loa 100w
nồi 5 lớp
nồi chống dính 3 lớp
top 10 tivi
top 5 máy lạnh
5 mẫu tủ lạnh đáng mua
3 con này con nào hơn
con thứ 2
con thứ 2 thì sao
cái số 1
mẫu số 3
so sánh 2 con đầu
lọt ô 60cm
rộng 60cm sâu 65cm
cao 1m7
ngang 80cm
cửa 70cm
cặp dây 5m
dây cáp dưới 5m
cáp hdmi 10m
dây dài 3m
ống đồng 5m
mở 8 tiếng một ngày
bật 10 tiếng
để 26 độ
nhiệt độ 25 độ
ngăn đá -18 độ
ồn 40db
pin xài 2 ngày
xài được 5 năm
tủ rượu 45 chai
tủ rượu chứa 31 chai
mua 2 chai nước rửa
giặt 2 chai nước giặt
10 chai bia để vừa không
cspf 5.2
5 sao năng lượng
máy 3 sao
inverter là gì
có loại nào rẻ hơn
giá rẻ thôi
hàng cao cấp
bao nhiêu tiền
giá bao nhiêu
giá iphone 15 bao nhiêu
mấy triệu
bao nhiêu triệu
còn LG thì sao
loại 65 inch
phòng 5m x 4m cao 3m
54 mét khối
phòng 50 khối
robot lực hút 5000pa
robot 8000 pa
cadr 300
1 đổi 1 trong 12 tháng
mua 2 tặng 1
giảm 20%
góp 0%
99% pin
máy 99%
2 sim
3 camera
hz 165
full hd 1080p
1920x1080
fps 60
tivi 43 hay 50 inch
laptop 14 inch hay 15.6 inch
laptop nặng 1.2kg
laptop 1kg3
xe chạy 20k km
50k lượt đánh giá
shop có 200k follow
RT38CG6584B1/SV
AQW-DR180UHT
NR-BV331CPKV
FV1409S4W
có 5 máy trong kho không
từ 2 đến 3 người
khoảng 4 người
dưới 40db
trên 8kg
tối đa 60cm
không quá 65cm
từ 9kg
tầm 20m2
ít nhất 16gb
dưới 15m2
RTX 3050 Ti 4GB
laptop Acer Swift Lite 14 51M 59BN
laptop Acer Aspire A515-58M
tủ mát Sanaky TM.VH 358K3L
tivi Sony Bravia 3 K-55S30
máy giặt Aqua AWM72-316K(S)
miếng dán 3M cho macbook
tivi 43 inch hay 50 inch
tủ lạnh 2 cánh 450 lít
máy giặt giặt 15 phút
nồi chiên 1500w
điện thoại chip 4nm
cpu 8 nhân 16 luồng
sim 2 số
bảo hành máy nén 10 năm
lọc được 20 lít một giờ
pin 4000 mah
tốn 1.5 số điện một ngày
tiền điện hết 1tr5
máy lạnh chạy 8 tiếng tốn bao nhiêu
giá chênh bao nhiêu
giảm còn bao nhiêu
phòng ngủ 3m x 4m
trần cao 3m
ban công rộng 2m
dây điện 2m5
2 vợ chồng 2 con
con học lớp 5
bé 3 tuổi
nhà 3 tầng
tầng 5
quận 10
sinh viên năm 3
mua năm 2023
đời 2024
xuất hiện lỗi e4
iphone 16
note 12 pro
tháng 12
top 3
model nào mới nhất 2025
wifi cho nhà 100m2
`
